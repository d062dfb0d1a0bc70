import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { Besieged } from './besieged';
import { type Base, eachDatabase } from './databases';
import { ground } from './ground';
import { streamsUnder } from './kills';
import { poisonedDay } from './poisoned';
import { type Row, row } from './report';

const CLOCK = `--import=${fileURLToPath(new URL('clock.js', import.meta.url))}`;
const HOUR_MS = 60 * 60 * 1000;
/** Ahead and back; every token of the run still holds. */
const HOURS = [3, -2, 5, -5, 0, 1];

/** A clock that goes hours ahead and back under what is asked, and then days ahead, where something cannot be done. */
async function* clocksOn({ engine, given: base }: Base, each: number): AsyncGenerator<Row> {
  const { given, data } = await ground(`reloj-${engine}`, base);
  const clock = join(given.DATA_DIR, 'reloj');
  const put = (hours: number) => writeFileSync(clock, String(hours * HOUR_MS));
  const portal = await (await Besieged.at({ ...given, NODE_OPTIONS: CLOCK, ASEDIO_RELOJ: clock })).start();
  let turn = 0;
  const jump = async () => put(HOURS[turn++ % HOURS.length] ?? 0);
  yield await row(`the clock jumps, ${engine}`, () => streamsUnder(portal, data, each, jump));
  const ahead = (days: number) => put(24 * days);
  yield await row(`a day on which two names cannot be written, ${engine}`, () =>
    poisonedDay(portal, { engine, data, each, ahead }),
  );
  await portal.end();
  useSettings(data);
  await database().destroy();
}

/** The same on both databases. */
export async function* clocks(each: number): AsyncGenerator<Row> {
  for await (const base of eachDatabase('reloj')) yield* clocksOn(base, each);
}

/** On the database that needs no server, as the tests have time for. */
export const clocksOnSqlite = (each: number): AsyncGenerator<Row> =>
  clocksOn({ engine: 'SQLite', given: {} }, each);
