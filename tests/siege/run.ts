import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { prepared } from '~/prepare.server';
import { freePort } from '../support/free-port';
import { lineTo } from '../support/line';
import { Cookies } from '../support/portal/cookies';
import { signInWith } from '../support/portal/sign-in';
import { startPostgres } from '../support/postgres';
import { temporaryFolder, testSettings } from '../support/settings';
import { databaseAt, onServer } from '../support/templates';
import { Besieged } from './besieged';
import { pagesBefore, WAYS, withEdge } from './edges';
import { type Besieger, fuzz } from './fuzz';
import { broken } from './invariants';
import { salesUnderKills } from './kills';
import { print, type Row, row } from './report';
import { frozenDatabase, fullDisk, heldLock, toldToEnd } from './walls';

const [REQUESTS = 20_000, SALES = 120] = process.argv.slice(2).map(Number);
const SESSION_SECRET = 'un-secreto-de-pruebas-de-32-letras-o-mas';
const folder = temporaryFolder();
const rows: Row[] = [];

/** A browser over the network; each comes from an address of its own, so that no limit is met. */
function walker(portal: Besieged, name: string, cookies = new Cookies()): Besieger {
  let turn = 0;
  return {
    name,
    async ask(path, init) {
      turn += 1;
      const headers = new Headers(init?.headers);
      headers.set('Cookie', cookies.header);
      headers.set('X-Forwarded-For', `203.0.${Math.floor(turn / 200) % 256}.${turn % 200}`);
      const sent = fetch(new URL(path, portal.url), { redirect: 'manual', ...init, headers });
      const response = await sent.catch(() => null);
      if (!response) return { status: 599, html: '' }; // no answer, or none that can be read
      cookies.keep(response.headers);
      return { status: response.status, html: await response.text() };
    },
  };
}

async function filled(DATA_DIR: string, given: Record<string, string> = {}): Promise<void> {
  mkdirSync(DATA_DIR, { recursive: true });
  useSettings(testSettings({ DATA_DIR, SESSION_SECRET, ...given }));
  await prepared();
}

async function onSqlite(): Promise<void> {
  const DATA_DIR = join(folder, 'sqlite');
  await filled(DATA_DIR);
  const data = settings();
  const portal = await (await Besieged.at({ DATA_DIR, SESSION_SECRET })).start();
  rows.push(
    await row('sales, the portal killed, SQLite', () =>
      salesUnderKills(portal, data, SALES, async () => {
        await portal.end();
        await portal.start();
      }),
    ),
    await row('SQLite held by another process', () => heldLock(portal, DATA_DIR)),
    await row('SIGTERM with half a body under way', () => toldToEnd(portal)),
  );
  useSettings(data);
  await database().destroy();
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  try {
    await onServer(server.url, 'CREATE DATABASE asedio');
    const DATABASE_URL = databaseAt(server.url, 'asedio');
    const DATA_DIR = join(folder, 'postgres');
    await filled(DATA_DIR, { DATABASE_URL });
    const data = settings();
    const line = await lineTo(Number(new URL(server.url).port));
    const through = new URL(DATABASE_URL);
    through.port = String(line.port);
    const portal = await (
      await Besieged.at({ DATA_DIR, SESSION_SECRET, DATABASE_URL: through.href })
    ).start();
    rows.push(
      await row('sales, connections ended by PostgreSQL', () =>
        salesUnderKills(portal, data, SALES, async () => line.cut()),
      ),
      await row('the portal lived through it', async () => ({
        figures: portal.lives ? 'yes' : 'no',
        ok: portal.lives,
      })),
      await row('PostgreSQL frozen', () => frozenDatabase(portal, line)),
    );
    await portal.end();
    useSettings(data);
    await database().destroy();
    await line.close();
  } finally {
    await server.stop();
  }
}

async function beforeEdges(): Promise<void> {
  for (const [way, listener] of Object.entries(WAYS))
    rows.push(
      await row(`an outside edge that ${way}`, () =>
        withEdge(listener, async (url) => {
          const portal = await Besieged.at({ DATA_DIR: join(folder, 'borde'), REGISTRY_API_URL: url });
          await portal.start();
          return pagesBefore(portal).finally(() => portal.end());
        }),
      ),
    );
  const portal = await Besieged.at({
    DATA_DIR: join(folder, 'borde'),
    REGISTRY_API_URL: `http://127.0.0.1:${await freePort()}`,
  });
  await portal.start();
  rows.push(await row('an outside edge that is down', () => pagesBefore(portal)));
  await portal.end();
}

async function fuzzed(): Promise<void> {
  const DATA_DIR = join(folder, 'formas');
  await filled(DATA_DIR, { DEMO: '1' });
  const portal = await (await Besieged.at({ DATA_DIR, SESSION_SECRET, DEMO: '1' })).start();
  const data = settings();
  const besiegers = [walker(portal, 'nobody')];
  for (const login of ['titular', 'nuevo', 'otro'] as const) {
    const cookies = new Cookies();
    cookies.keep(await signInWith('', login));
    besiegers.push(walker(portal, login, cookies));
  }
  rows.push(
    await row(`${REQUESTS} odd requests`, async () => {
      const { requests, failures, slowest } = await fuzz(besiegers, REQUESTS);
      for (const failure of failures.slice(0, 20)) process.stdout.write(`  ${failure}\n`);
      useSettings(data);
      const wrong = await broken(database());
      return {
        figures: `${requests} asked, ${failures.length} failures, slowest ${Math.round(slowest.ms)} ms (${slowest.what}), ${wrong.join('; ') || 'whole'}`,
        ok: failures.length === 0 && wrong.length === 0,
      };
    }),
  );
  await portal.end();
  await database().destroy();
}

await onSqlite();
await onPostgres();
await beforeEdges();
rows.push(await row('a full disk', () => fullDisk(join(folder, 'lleno'))));
await fuzzed();
process.stdout.write('\n');
print(rows);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
