import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { randomId, settings, useSettings } from '~/base/config.server';
import { database, openDatabase } from '~/database/connection.server';
import { MIGRATIONS, migrate } from '~/database/migrate.server';
import { createAccount } from '~/identity/accounts.server';
import { registryFor } from '~/registry/client.server';
import { registryAs } from '../registry/persona';
import { nombreDe } from '../registry/shop';
import { Besieged } from '../siege/besieged';
import { ground } from '../siege/ground';
import { type Row, row } from '../siege/report';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { accessTokenOf } from '../support/portal/sign-in';
import { signedInWithCart } from '../support/portal/with-cart';
import { startPostgres } from '../support/postgres';
import { testSettings } from '../support/settings';
import { databaseAt, onServer } from '../support/templates';
import { type Nginx, nginxBefore } from './nginx';
import { type Page, steadyLoad } from './steady-load';

const ROUNDS = 5;
const PER_SECOND = 50;
const PEOPLE = 20;
/** Names that get records meanwhile, and how long the one who adds them waits between two. */
const NAMES = 10;
const BETWEEN_CHANGES_MS = 500;
const BETWEEN_RESTARTS_MS = 5000;
const LOGIN = 'ana';

/** What a later version does to the tables of this one before this one is gone. */
const LATER = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['dominios', 'sesiones', 'usuarios', 'correos_salientes'])
      await sql`alter table ${sql.table(table)} add column apodo text not null default ''`.execute(db);
  },
};

const name = (at: number): string => `rodante-${at}.uy`;

async function people(): Promise<Page[]> {
  const logins = Array.from({ length: PEOPLE }, (_, at) => `persona-${at}`);
  await given.accountsOf(logins);
  const pages: Page[] = [];
  for (const [at, login] of logins.entries()) {
    const cookie = await signedInWithCart(login, [`de-la-persona-${at}.uy`]);
    const own = ['/carrito-compra-paso-uno', '/administrar/mis-dominios', '/administrar/resumen'];
    pages.push(...own.map((path) => ({ path, cookie })), { path: '/consulta-disponibilidad' });
  }
  return pages;
}

/** One record after another, each once, until it is said to stop; answers those that were said to be there. */
async function records(url: string, token: string, isOver: () => boolean) {
  const api = testSettings({ REGISTRY_API_URL: `${url}/api`, REGISTRY_API_OWN: '1' });
  const told: string[] = [];
  const refused: string[] = [];
  for (let at = 0; !isOver(); at++) {
    useSettings(api);
    const { dns } = registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
    const nombreDominio = name(at % NAMES);
    const text = `cambio-${at}`;
    const campos = [
      { nombre: 'txt_name', valor: '' },
      { nombre: 'text', valor: text },
    ];
    const asked = {
      nombreDominio,
      operacion: randomId(),
      agregarRegistro: true,
      registro: { tipo: 'TXT', campos },
    };
    const said = await dns
      .guardarRegistro(asked)
      .catch((error: unknown) => ({ respuestaOK: false, mensajeRespuesta: String(error) }));
    if (said.respuestaOK) told.push(text);
    else refused.push(String(said.mensajeRespuesta));
    await wait(BETWEEN_CHANGES_MS);
  }
  return { told, refused };
}

/** How often each change stands in what the registry then holds. */
async function held(): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const row of await observe.records())
    for (const text of JSON.stringify(row).match(/cambio-\d+/g) ?? [])
      times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** Each instance in turn, so many times, while pages are asked for; a later version is at the tables in between. */
async function restartInTurns(instances: readonly Besieged[], amid: () => Promise<void>): Promise<number> {
  let restarts = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round === 2) await amid();
    for (const instance of instances) {
      await wait(BETWEEN_RESTARTS_MS);
      await instance.end('SIGTERM');
      await instance.start();
      restarts += 1;
    }
  }
  return restarts;
}

const isFailure = (status: number): boolean => status === 0 || status === 429 || status >= 500;

async function restarted(
  nginx: Nginx,
  instances: readonly Besieged[],
  requests: number,
): Promise<Omit<Row, 'name'>> {
  const pages = await people();
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  const token = await accessTokenOf(`oid-${LOGIN}`);
  for (let at = 0; at < NAMES; at++) {
    await nombreDe(LOGIN, name(at));
    await registryAs(LOGIN).dns.alojar({ nombreDominio: name(at), operacion: randomId() });
  }
  const base = settings();
  let isOver = false;
  const changing = records(nginx.url, token, () => isOver);
  const loading = steadyLoad(nginx.url, { pages, perSecond: PER_SECOND, total: requests });
  const later = openDatabase(base);
  const restarts = await restartInTurns(instances, () =>
    migrate(later, { ...MIGRATIONS, '900-despues': LATER }),
  );
  const statuses = await loading;
  isOver = true;
  const { told, refused } = await changing;
  await later.destroy();
  useSettings(base);
  const times = await held();
  const lost = told.filter((text) => !times.has(text));
  const doubled = [...times].filter(([, many]) => many > 1);
  const failed = [...statuses].filter(([status]) => isFailure(status));
  const failures = failed.reduce((all, [, many]) => all + many, 0);
  return {
    figures: `${restarts} restarts of ${instances.length} instances under ${PER_SECOND} requests a second and one later version at the tables: ${failures} of ${requests} pages failed${failures ? ` (${JSON.stringify(failed)})` : ''}, ${refused.length} of ${told.length + refused.length} changes refused${refused[0] ? ` (${refused[0]})` : ''}, ${lost.length} lost, ${doubled.length} doubled`,
    ok:
      restarts === ROUNDS * instances.length &&
      failures + refused.length + lost.length + doubled.length === 0 &&
      told.length > 0,
  };
}

/** Two instances behind the shipped nginx, on PostgreSQL, restarted in turns. */
export async function* rollingRestarts(requests: number): AsyncGenerator<Row> {
  const server = await startPostgres({ durable: true });
  await onServer(server.url, 'CREATE DATABASE operar');
  const port = await freePort();
  const { given: place } = await ground('operar', {
    DATABASE_URL: databaseAt(server.url, 'operar'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const instances = [await Besieged.at(place), await Besieged.at(place)];
  for (const instance of instances) await instance.start();
  const nginx = await nginxBefore(
    port,
    instances.map(({ url }) => Number(new URL(url).port)),
  );
  try {
    yield await row('restarts in turns behind nginx, PostgreSQL', () =>
      restarted(nginx, instances, requests),
    );
  } finally {
    for (const instance of instances) await instance.end('SIGTERM');
    await nginx.stop();
    await database().destroy();
    await server.stop();
  }
}
