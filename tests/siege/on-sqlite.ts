import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { besidePrograms } from './beside';
import { Besieged } from './besieged';
import { ground } from './ground';
import { killing, streamsUnder } from './kills';
import { MAIL_WAYS, mailBefore } from './mail';
import { type Row, row } from './report';
import { heldLock, toldToEnd } from './walls';

/** Every command of the product, a backup and a reader beside a portal that writes. */
export async function* beside(): AsyncGenerator<Row> {
  const { given, data } = await ground('al-lado', { DEMO: '1' });
  const portal = await Besieged.at(given);
  yield await row('commands, a backup and a reader beside a writing portal, SQLite', () =>
    besidePrograms(portal, data),
  );
  await portal.end();
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
