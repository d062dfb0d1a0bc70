import { setTimeout as wait } from 'node:timers/promises';
import { agregar } from '../registry/dns/alojado';
import { datos, preguntar } from '../support/dns/preguntar';
import { MOVING, registryOf, type Siege } from './dns-ground';
import type { Row } from './report';

const IP = '192.0.2.7';
const WWW = `www.${MOVING}`;
/** Longer than the longest wait before a zone is tried again. */
const PATIENCE_MS = 150_000;
/** Longer than the publisher waits for an answer. */
const STALL_MS = 7000;

const serversOf = (turn: number): string[] => ['a', 'b'].map((letter) => `${letter}${turn}.ejemplo.com`);

/**
 * What the server, which has the zone above too, answers of the name as soon as it answers at all: its own address, or where
 * to ask.
 */
async function answer(siege: Siege): Promise<string> {
  const reply = await preguntar(siege.server.port, WWW, 'A').catch(() => undefined);
  if (!reply) return answer(siege);
  const { answers, authorities, flag_aa } = reply;
  const own = datos(answers, 'A');
  if (own.length > 0) return `${flag_aa ? 'own' : 'without authority'} ${own.join()}`;
  return `${flag_aa ? 'with authority' : 'referral'} ${datos(authorities, 'NS').sort().join()}`;
}

/** Waits until the portal says that it is published, and asks the server at once: what it answers, after how long. */
async function published(siege: Siege): Promise<{ found: string; seconds: number }> {
  const begun = performance.now();
  const state = async () => {
    const { publicacion } = await registryOf(siege).dns.estado({ nombreDominio: MOVING });
    return publicacion.estado;
  };
  while ((await state()) !== 'PUBLICADO') {
    if (performance.now() - begun > PATIENCE_MS) return { found: 'never published', seconds: 150 };
    await wait(50);
  }
  return { found: await answer(siege), seconds: (performance.now() - begun) / 1000 };
}

/** What befalls the server while the portal publishes, in turns. */
async function trouble({ server }: Siege, turn: number): Promise<void> {
  if (turn % 3 === 1) await server.stall(STALL_MS);
  if (turn % 3 !== 2) return;
  await server.kill();
  await wait(2000);
  await server.up();
}

/**
 * A name goes to the servers of others and comes back, again and again, where one server has its zone and the one above: 'published'
 * is said when that server refers, or answers itself, and never before, also where it stands still or dies meanwhile.
 */
export async function movingUnderItsParent(siege: Siege, moves: number): Promise<Omit<Row, 'name'>> {
  const nombreDominio = MOVING;
  const dns = () => registryOf(siege).dns;
  await dns().alojar({ nombreDominio });
  await agregar(dns(), MOVING, 'A', { name: 'www', ip: IP });
  const wrong: string[] = [];
  let slowest = 0;
  const look = async (turn: number, wanted: string) => {
    const [{ found, seconds }] = await Promise.all([published(siege), trouble(siege, turn)]);
    if (found !== wanted) wrong.push(`'${found}' for '${wanted}'`);
    if (turn % 3 === 0) slowest = Math.max(slowest, seconds);
  };
  await look(0, `own ${IP}`);
  for (let turn = 0; turn < moves; turn += 1) {
    const servers = serversOf(turn);
    await dns().delegar({ nombreDominio, nameservers: servers.map((nombre) => ({ nombre })) });
    await look(turn, `referral ${servers.join()}`);
    await dns().alojar({ nombreDominio });
    await look(turn, `own ${IP}`);
  }
  return {
    figures: `${2 * moves} moves, ${wrong.length} said published with another answer${wrong[0] ? ` (${wrong[0]})` : ''}, undisturbed within ${slowest.toFixed(1)} s`,
    ok: wrong.length === 0,
  };
}
