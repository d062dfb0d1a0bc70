import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { lineTo } from '../support/line';
import { Cookies } from '../support/portal/cookies';
import { signInWith } from '../support/portal/sign-in';
import { startPostgres } from '../support/postgres';
import { databaseAt, onServer } from '../support/templates';
import { Besieged } from './besieged';
import { oddlyAsked } from './fuzzed';
import { ground } from './ground';
import { killing, streamsUnder } from './kills';
import { peopleAtOnce } from './many-people';
import { type Row, row } from './report';
import { frozenDatabase } from './walls';

/** The cookie of somebody who signed in. */
async function asTitular(): Promise<Record<string, string>> {
  const cookies = new Cookies();
  cookies.keep(await signInWith('', 'titular'));
  return { Cookie: cookies.header };
}

/** Each scenario on a database of its own, which the portal reaches over a line that can be cut and frozen. */
export async function* onPostgres(each: number): AsyncGenerator<Row> {
  const server = await startPostgres({ durable: true });
  const line = await lineTo(Number(new URL(server.url).port));
  const restarted = async () => {
    await server.kill();
    await server.start();
  };
  const blows: Record<string, (portal: Besieged) => () => Promise<void>> = {
    'kill -9 of the portal': killing,
    'kill -9 of the database': () => restarted,
    'connections cut': () => async () => line.cut(),
  };
  try {
    for (const [at, [what, blow]] of Object.entries(blows).entries()) {
      await onServer(server.url, `CREATE DATABASE asedio_${at}`);
      const DATABASE_URL = databaseAt(server.url, `asedio_${at}`);
      const { given, data } = await ground(`postgres-${at}`, { DATABASE_URL });
      const through = new URL(DATABASE_URL);
      through.port = String(line.port);
      const portal = await (await Besieged.at({ ...given, DATABASE_URL: through.href })).start();
      yield await row(`${what}, PostgreSQL`, () => streamsUnder(portal, data, each, blow(portal)));
      if (what === 'connections cut')
        yield await row('PostgreSQL frozen', async () => frozenDatabase(portal, line, await asTitular()));
      await portal.end();
      useSettings(data);
      await database().destroy();
    }
  } finally {
    await line.close();
    await server.stop();
  }
}

/** A part on a database of its own. */
async function* onOne(
  name: string,
  part: (more: Record<string, string>) => Promise<Row>,
): AsyncGenerator<Row> {
  const server = await startPostgres();
  try {
    await onServer(server.url, `CREATE DATABASE ${name}`);
    yield await part({ DATABASE_URL: databaseAt(server.url, name) });
  } finally {
    await server.stop();
  }
}

/** Odd requests, answered from PostgreSQL. */
export const oddlyOnPostgres = (requests: number): AsyncGenerator<Row> =>
  onOne('formas', (more) => oddlyAsked('PostgreSQL', requests, more));

/** Many people at once, answered from PostgreSQL. */
export const manyOnPostgres = (requests: number): AsyncGenerator<Row> =>
  onOne('personas', (more) => peopleAtOnce('PostgreSQL', requests, more));
