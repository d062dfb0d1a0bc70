import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { now } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { createAccount } from '~/identity/accounts.server';
import { registryFor } from '~/registry/client.server';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { type Row, row } from '../siege/report';
import * as given from '../support/given';
import { countOf } from '../support/held';
import * as observe from '../support/observe';
import { accessTokenOf } from '../support/portal/sign-in';
import { signedInWithCart } from '../support/portal/with-cart';
import { testSettings } from '../support/settings';

const LOGIN = 'ana';
const FILE_BYTES = 4 * 1024 * 1024;
const PATIENCE_MS = 120_000;
const BANNER = {
  titulo: 'Una noticia',
  texto: 'De hoy.',
  enlace: '/ayuda',
  enlace_texto: 'Leer',
  fecha_desde: '2026-01-01',
  orden: 1,
};

/** A machine: where its portal answers, and the folder that is its own, as this process reads it. */
export interface Machine {
  url: string;
  folder: string;
  /** A command of the product there; throws where it fails. */
  command: (words: readonly string[]) => Promise<unknown>;
  /** From one moment to the next nothing reaches it, and nothing comes from it. */
  cutOff: () => Promise<void> | void;
  rejoin: () => Promise<void> | void;
}

/** Asks one machine, by the name under which people know all of them. */
export function ask(
  { url }: Machine,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Buffer }> {
  const { host } = new URL(settings().PUBLIC_URL);
  return new Promise((resolve, reject) => {
    get(url + path, { headers: { Host: host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

/** Waits until something is so; answers after how many milliseconds. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error('it never came to be so');
    await wait(100);
  }
  return Math.round(performance.now() - begun);
}

function filesOf({ folder }: Machine, name: string, ending: string): string[] {
  try {
    return readdirSync(join(folder, name)).filter((file) => file.endsWith(ending));
  } catch {
    return [];
  }
}
const mailsAt = (machine: Machine) => filesOf(machine, 'mail', '.eml');
export const zonesAt = (machine: Machine) => filesOf(machine, 'zones', '.zone');
const serialAt = ({ folder }: Machine, zone: string): number =>
  Number(/SOA \S+ \S+ (\d+)/.exec(readFileSync(join(folder, 'zones', `${zone}.zone`), 'utf8'))?.[1] ?? 0);

/** A file that is sent to one machine is downloaded from the other. */
async function files(url: string, token: string, other: Machine): Promise<Omit<Row, 'name'>> {
  const here = settings();
  const content = Buffer.alloc(FILE_BYTES, 'un archivo que se adjunta');
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  useSettings(testSettings({ REGISTRY_API_URL: `${url}/api`, REGISTRY_API_OWN: '1' }));
  const { ticket } = registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
  const email = 'ana@ejemplo.uy';
  const asked = { nombre: 'Ana', email, mailConfirmacion: email, asunto: 'Un archivo', mensaje: 'Va.' };
  const archivos = [new File([content], 'a.png', { type: 'image/png' })];
  const datosTicket = JSON.stringify({ ticket: asked });
  const { id } = await ticket.generar({ datosTicket, archivos }).finally(() => useSettings(here));
  const [file] = await observe.ticketFiles();
  const path = `/api/ticket/${id}/archivo/${file?.id}`;
  const begun = performance.now();
  const { status, body } = await ask(other, path, { Authorization: `Bearer ${token}` });
  const ms = Math.round(performance.now() - begun);
  return {
    figures: `sent to one, asked of the other: ${status}, ${body.length} bytes in ${ms} ms`,
    ok: status === 200 && body.equals(content),
  };
}

/** Who signed in at one is signed in at the other, and what everybody sees changes at both. */
async function pages(machines: readonly Machine[]): Promise<Omit<Row, 'name'>> {
  const Cookie = await signedInWithCart('persona', ['de-la-persona.uy']);
  const own = await Promise.all(machines.map((each) => ask(each, '/carrito-compra-paso-uno', { Cookie })));
  const shown = own.filter(({ status, body }) => status === 200 && body.includes('de-la-persona.uy'));
  const home = () => Promise.all(machines.map((each) => ask(each, '/consulta-disponibilidad')));
  await home();
  await given.banners(BANNER);
  const ms = await until(async () => (await home()).every(({ body }) => body.includes('Una noticia')));
  return {
    figures: `${shown.length} of ${machines.length} machines know who signed in and their cart; a page that both kept shows what changed after ${ms} ms`,
    ok: shown.length === machines.length && ms < 2000,
  };
}

async function enqueue(many: number, from: number): Promise<void> {
  await inTransaction(database(), async (trx) => {
    for (let at = from; at < from + many; at++)
      await enqueueMail(
        trx,
        { clave: `maquina:${at}`, para: `p${at}@ejemplo.uy`, asunto: 'a', texto: 'a', html: 'a' },
        now(),
      );
  });
}
const waiting = async () => (await observe.waitingMails()).length;

/** What is under way just now, each with who is at it. */
const underWay = async () =>
  (await observe.tries())
    .filter(({ tomado_por }) => tomado_por !== null)
    .map(({ clase, clave, tomado_por }) => `${clase} ${clave} ${tomado_por}`);

/** What is due is done by both. */
async function shared(machines: readonly Machine[], many: number): Promise<Omit<Row, 'name'>> {
  await until(async () => (await waiting()) === 0);
  const before = machines.map((each) => mailsAt(each).length);
  await enqueue(many, 0);
  const ms = await until(async () => (await waiting()) === 0);
  const done = machines.map((each, at) => mailsAt(each).length - (before[at] ?? 0));
  const least = Math.min(...done) / many;
  const total = done.reduce((sum, each) => sum + each, 0);
  return {
    figures: `${many} mails in ${ms} ms: ${done.join(' and ')} (${Math.round(least * 100)} % the least), ${total - many} twice`,
    ok: least >= 0.3 && total >= many,
  };
}

/** One is frozen amid work, as if its network were gone: the other does what it was at, and writes the zone files. */
async function cutOff(one: Machine, other: Machine, many: number): Promise<Omit<Row, 'name'>> {
  await until(() => zonesAt(one).length > 0);
  const zones = zonesAt(one).length;
  const serial = serialAt(one, 'uy');
  const before = new Set([...mailsAt(one), ...mailsAt(other)]).size;
  await enqueue(many, many);
  await until(async () => (await countOf('trabajos')) > 0);
  for (;;) {
    await one.cutOff();
    if ((await countOf('trabajos')) > 0 && mailsAt(one).length > 0) break;
    await one.rejoin();
    await wait(5);
  }
  const held = new Set(await underWay());
  const leases = until(async () => !(await underWay()).some((each) => held.has(each)));
  const work = until(async () => (await waiting()) === 0);
  const dns = until(() => zonesAt(other).length >= zones);
  const [taken, worked, published] = await Promise.all([leases, work, dns]);
  const told = await other.command(['publicar-dns', '--check']).then(
    () => true,
    () => false,
  );
  const later = serialAt(other, 'uy');
  await one.rejoin();
  await wait(5000);
  const sent = new Set([...mailsAt(one), ...mailsAt(other)]).size - before;
  const twice = mailsAt(one).filter((name) => mailsAt(other).includes(name)).length;
  const back = await one.command(['publicar-dns']).then(
    () => true,
    () => false,
  );
  return {
    figures: `${held.size} under way at the cut were the other's or done after ${taken} ms, all work done after ${worked} ms, ${zones} zone files written by the other after ${published} ms (serial ${serial}, then ${later}), compared: ${told ? 'the same' : 'NOT the same'}; the first one back ${back ? 'PUBLISHES TOO' : 'does not publish'}; ${many - sent} mails lost, ${twice} handed over by both, with one Message-ID`,
    ok: taken < 60_000 && published < 60_000 && told && later > serial && !back && sent === many,
  };
}

/** What is promised of two machines on one database, whatever they are made of; the first one publishes. */
export async function* asTwoMachines(
  one: Machine,
  other: Machine,
  { api, mails }: { api: string; mails: number },
): AsyncGenerator<Row> {
  const token = await accessTokenOf(`oid-${LOGIN}`);
  yield await row('a file, by two machines', () => files(api, token, other));
  yield await row('pages, by two machines', () => pages([one, other]));
  yield await row('due work, by two machines', () => shared([one, other], mails));
  yield await row('one of two machines is cut off', () =>
    cutOff(one, other, mails).finally(() => one.rejoin()),
  );
}

/** Who does what the scenarios above do. */
export async function peopleOfTwoMachines(): Promise<void> {
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  await given.accountsOf(['persona']);
}
