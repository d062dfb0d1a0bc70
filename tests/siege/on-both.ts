import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { eachDatabase } from './databases';
import { dueWorkUnderKills } from './due';
import { ground } from './ground';
import { type Row, row } from './report';

/** What is due, done by processes that are killed, on each database. */
export async function* dueUnderKills(kills: number): AsyncGenerator<Row> {
  for await (const { engine, given } of eachDatabase('debido')) {
    const place = await ground(`debido-${engine.toLowerCase()}`, given);
    yield await row(`kill -9 amid what is due, ${engine}`, () => dueWorkUnderKills(place, kills));
    useSettings(place.data);
    await database().destroy();
  }
}
