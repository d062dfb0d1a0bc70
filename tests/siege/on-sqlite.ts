import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { Besieged } from './besieged';
import { ground } from './ground';
import { killing, streamsUnder } from './kills';
import { MAIL_WAYS, mailBefore } from './mail';
import { type Row, row } from './report';
import { heldLock, toldToEnd } from './walls';

const CLOCK = `--import=${fileURLToPath(new URL('clock.js', import.meta.url))}`;
/** Ahead and back; every token of the run still holds. */
const HOURS = [3, -2, 5, -5, 0, 1];

/** A clock that goes hours ahead and back under what is asked. */
export async function* clockJumps(each: number): AsyncGenerator<Row> {
  const { given, data } = await ground('reloj');
  const clock = join(given.DATA_DIR, 'reloj');
  const jumping = { ...given, NODE_OPTIONS: CLOCK, ASEDIO_RELOJ: clock };
  const portal = await (await Besieged.at(jumping)).start();
  let turn = 0;
  const jump = async () => writeFileSync(clock, String((HOURS[turn++ % HOURS.length] ?? 0) * 60 * 60 * 1000));
  yield await row('the clock jumps, SQLite', () => streamsUnder(portal, data, each, jump));
  await portal.end();
  useSettings(data);
  await database().destroy();
}

/** The portal killed, its file held by another process, told to end. */
export async function* onSqlite(each: number): AsyncGenerator<Row> {
  const { given, data } = await ground('sqlite');
  const portal = await (await Besieged.at(given)).start();
  yield await row('kill -9 of the portal, SQLite', () => streamsUnder(portal, data, each, killing(portal)));
  yield await row('SQLite held by another process', () => heldLock(portal, given.DATA_DIR));
  yield await row('SIGTERM with half a body under way', () => toldToEnd(portal));
  useSettings(data);
  await database().destroy();
}

/** Mail servers that misbehave, and then one that does not. */
export async function* beforeMailServers(): AsyncGenerator<Row> {
  const { given, data } = await ground('correo');
  for (const [way, listener] of Object.entries(MAIL_WAYS))
    yield await row(`a mail server that ${way}`, () => mailBefore(listener, data, given));
  useSettings(data);
  await database().destroy();
}
