import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { settings } from '~/base/config.server';
import { database, openDatabase } from '~/database/connection.server';
import { MIGRATIONS, migrate } from '~/database/migrate.server';
import { Besieged } from '../siege/besieged';
import { ground } from '../siege/ground';
import { type Row, row } from '../siege/report';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { databaseAt, onServer } from '../support/templates';
import { type Nginx, nginxBefore } from './nginx';
import { failuresOf, toldOf, users, whileServed } from './while-served';

const ROUNDS = 5;
const BETWEEN_RESTARTS_MS = 5000;

/** What a later version does to the tables of this one before this one is gone. */
const LATER = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['dominios', 'sesiones', 'usuarios', 'correos_salientes'])
      await sql`alter table ${sql.table(table)} add column apodo text not null default ''`.execute(db);
  },
};

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

async function restarted(
  nginx: Nginx,
  instances: readonly Besieged[],
  requests: number,
): Promise<Omit<Row, 'name'>> {
  const later = openDatabase(settings());
  let restarts = 0;
  const seen = await whileServed(nginx.url, await users(), { requests }, async () => {
    restarts = await restartInTurns(instances, () => migrate(later, { ...MIGRATIONS, '900-despues': LATER }));
  });
  await later.destroy();
  const { figures, nothingLost } = await toldOf(seen);
  return {
    figures: `${restarts} restarts of ${instances.length} instances under 50 requests a second and one later version at the tables: ${figures}`,
    ok: restarts === ROUNDS * instances.length && failuresOf(seen) + seen.refused.length === 0 && nothingLost,
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
