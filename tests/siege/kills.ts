import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { randomId, type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { POR_DIA } from '~/registry/edge/tickets/rules';
import { registryAs } from '../registry/persona';
import { cuentaDe, nombreDe, ventaLista } from '../registry/shop';
import { accessTokenOf } from '../support/portal/sign-in';
import { testSettings } from '../support/settings';
import type { Besieged } from './besieged';
import { broken } from './invariants';
import type { Row } from './report';

const LOGIN = 'ana';
const BEFORE = '2027-05-01';
const RENEWED = '2028-05-01';
/** What was not heard by then is lost. */
const PATIENCE_MS = 10 * 60_000;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

/** What became of a wish: what it is known by now, or why it was not done. */
type Outcome = { known: string } | { refused: string };
type Step = (registry: Registry) => Promise<Outcome>;
/** What somebody wants done once: a step after the other, each asked under a key of its own. */
type Wish = readonly Step[];

const outcome = (done: boolean, known: string | null | undefined, mensaje: string): Outcome =>
  done && known ? { known } : { refused: mensaje };

/** Who asks, until when, and that an answer came. */
interface Asking {
  ask: () => Registry;
  until: number;
  onAnswer: () => void;
}

/** Asks until there is an answer: a person who is told 'no sabemos' looks again. */
async function insist({ ask, until, onAnswer }: Asking, step: Step): Promise<Outcome> {
  while (performance.now() < until) {
    const answer = await step(ask()).catch(() => undefined);
    if (answer !== undefined) {
      onAnswer();
      return answer;
    }
    await wait(100);
  }
  return { refused: 'nothing was heard in time' };
}

async function fulfil(asking: Asking, wish: Wish): Promise<Outcome> {
  let last: Outcome = { refused: 'nothing was asked' };
  for (const step of wish) {
    last = await insist(asking, step);
    if ('refused' in last) return last;
  }
  return last;
}

const sale = (uuid: string): Wish => [
  async ({ carrito }) => {
    const { respuestaOK, ventaDTO, mensajeRespuesta } = await carrito.finalizar({ uuid });
    return outcome(respuestaOK, ventaDTO?.referencia, mensajeRespuesta);
  },
];

/** A name is renewed for a year, and gets a record of DNS. */
function changes(nombreDominio: string, cuenta: number): Wish {
  const [renewal, hosting, record] = [randomId(), randomId(), randomId()];
  const templateCuentaPagoDTO = { id: cuenta };
  const registro = {
    tipo: 'TXT',
    campos: [
      { nombre: 'txt_name', valor: '' },
      { nombre: 'text', valor: nombreDominio },
    ],
  };
  return [
    async ({ administracion }) => {
      const order = { nombreDominio, operacion: renewal, fechaVencimiento: BEFORE, templateCuentaPagoDTO };
      const { codigo, mensaje } = await administracion.renovar(order);
      return outcome(codigo === 'OK', nombreDominio, `${nombreDominio}: ${mensaje}`);
    },
    async ({ dns }) => {
      const { esRespOK, mensaje } = await dns.alojar({ nombreDominio, operacion: hosting });
      return outcome(esRespOK, nombreDominio, `${nombreDominio}: ${mensaje}`);
    },
    async ({ dns }) => {
      const added = { nombreDominio, operacion: record, agregarRegistro: true, registro };
      const { respuestaOK, mensajeRespuesta } = await dns.guardarRegistro(added);
      return outcome(respuestaOK, nombreDominio, `${nombreDominio}: ${mensajeRespuesta}`);
    },
  ];
}

function ticket(asunto: string): Wish {
  const operacion = randomId();
  const [nombre, email, mensaje] = ['Ana', 'ana@ejemplo.uy', 'Bajo asedio.'];
  const datos = { nombre, email, mailConfirmacion: email, asunto, mensaje };
  const datosTicket = JSON.stringify({ ticket: datos, tiposOperacion: ['TICKET_AYUDA'], operacion });
  return [
    async (registry) => {
      const archivos = [new File([PNG], 'a.png', { type: 'image/png' })];
      const { numero, mensajeRespuesta } = await registry.ticket.generar({ datosTicket, archivos });
      return outcome(true, numero, mensajeRespuesta);
    },
  ];
}

const count = async (what: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(what)}`.execute(database());
  return Number(rows[0]?.n ?? 0);
};

/** As many tickets as one person may send in a day. */
const ticketsOf = (each: number): number => Math.min(each, POR_DIA.consultas);

/** What the registry holds, against what was asked of it. */
async function differences(each: number): Promise<string[]> {
  const dns = registryAs(LOGIN).dns;
  let records = 0;
  for (let at = 0; at < each; at++)
    records += (await dns.registros({ nombreDominio: `cambio-${at}.uy` })).total === 1 ? 1 : 0;
  const renewed = `dominios where nombre like 'cambio-%' and fecha_vencimiento = '${RENEWED}'`;
  const wanted: [what: string, found: number, asked: number][] = [
    ['charges', await count('cargos'), 2 * each],
    ['renewals', await count(renewed), each],
    ['records', records, each],
    ['tickets', await count('tickets'), ticketsOf(each)],
    ['files', await count('ticket_archivos'), ticketsOf(each)],
    ['mails of tickets', await count("correos_salientes where clave like 'ticket:2%'"), ticketsOf(each)],
  ];
  const wrong = wanted.filter(([, found, asked]) => found !== asked);
  return [
    ...wrong.map(([what, found, asked]) => `${found} ${what} for ${asked}`),
    ...(await broken(database())),
  ];
}

/** Killed and started again, again and again. */
export const killing = (portal: Besieged) => async (): Promise<void> => {
  await portal.end();
  await portal.start();
};

/** Sales, changes of names and tickets while something goes on happening; answers what the registry then holds. */
export async function streamsUnder(
  portal: Besieged,
  data: Settings,
  each: number,
  blow: () => Promise<void>,
): Promise<Omit<Row, 'name'>> {
  useSettings(data);
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  const token = await accessTokenOf(`oid-${LOGIN}`);
  const cuenta = await cuentaDe(LOGIN);
  const wishes: Wish[] = [];
  for (let at = 0; at < each; at++) {
    await nombreDe(LOGIN, `cambio-${at}.uy`, { fecha_vencimiento: BEFORE });
    wishes.push(sale(await ventaLista(LOGIN, [`asedio-${at}.uy`])));
    wishes.push(changes(`cambio-${at}.uy`, cuenta));
    if (at < ticketsOf(each)) wishes.push(ticket(`Asedio ${at}`));
  }

  let blows = 0;
  let heard = 0;
  let over = false;
  const striking = (async () => {
    for (let before = 0; !over; before = heard) {
      // On a slow machine it would never be done, were it struck again before anything was.
      while (heard === before && !over) await wait(50);
      // The first comes at once: a short stream would be over before any.
      if (blows > 0) await wait(Math.random() * 500);
      if (over) return;
      await blow();
      blows += 1;
    }
  })();
  const api = testSettings({ REGISTRY_API_URL: `${portal.url}/api`, REGISTRY_API_OWN: '1' });
  const ask = () => {
    useSettings(api);
    const who = { token, oid: `oid-${LOGIN}`, login: LOGIN, direccion: '192.0.2.1', visitante: 'asedio' };
    return registryFor(who);
  };
  const asking = { ask, until: performance.now() + PATIENCE_MS, onAnswer: () => void heard++ };
  const done: Outcome[] = [];
  for (let at = 0; at < wishes.length; at += 6)
    done.push(...(await Promise.all(wishes.slice(at, at + 6).map((wish) => fulfil(asking, wish)))));
  over = true;
  await striking;

  useSettings(data);
  const known = done.flatMap((each) => ('known' in each ? [each.known] : []));
  const lost = done.flatMap((each) => ('refused' in each ? [each.refused] : []));
  const doubled = known.length - new Set(known).size;
  const wrong = await differences(each);
  return {
    figures: `${each} sales, ${each} renewals with a record, ${ticketsOf(each)} tickets, ${blows} times, ${lost.length} lost${lost[0] ? ` (${lost[0]})` : ''}, ${doubled} doubled, ${wrong.join('; ') || 'whole'}`,
    ok: blows > 0 && lost.length === 0 && doubled === 0 && wrong.length === 0 && portal.lives,
  };
}
