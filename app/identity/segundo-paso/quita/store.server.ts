import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { randomId } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import { type Connection, database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

export type Removal = Selectable<Tables['quitas_factor']>;

const rows = (connection: Connection) => connection.selectFrom('quitas_factor').selectAll();

/** What is asked of an account, where something is. */
export const findRemoval = (oid: string, connection: Connection = database()): Promise<Removal | undefined> =>
  rows(connection).where('oid', '=', oid).executeTakeFirst();

/** How one looks for those that go on now. */
interface Asked {
  now: string;
  limit: number;
  isOpen: (clave: RawBuilder<unknown>) => RawBuilder<SqlBool>;
}

/** What a step of a request is named by. */
export const keyOf = ({ oid, pedida_en, avisos }: Removal): string => `${oid}:${pedida_en}:${avisos}`;

/** Those that go on now, the first due first. */
export const listDueRemovals = (connection: Connection, { now, limit, isOpen }: Asked): Promise<Removal[]> =>
  rows(connection)
    .where('proximo_en', '<=', now)
    .where(isOpen(sql`oid || ':' || pedida_en || ':' || avisos`))
    .orderBy('proximo_en')
    .orderBy('oid')
    .limit(limit)
    .execute();

/** Keeps a request; undefined where the account has one already, which stays as it is. */
export const insertRemoval = (trx: Connection, removal: Removal): Promise<Removal | undefined> =>
  trx
    .insertInto('quitas_factor')
    .values(removal)
    .onConflict((conflict) => conflict.column('oid').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Notes a reminder; undefined where it was noted meanwhile, or the request is gone. */
export const noteReminder = (
  trx: Connection,
  { oid, pedida_en, avisos }: Removal,
  proximo_en: string,
): Promise<Removal | undefined> =>
  trx
    .updateTable('quitas_factor')
    .set({ avisos: avisos + 1, proximo_en })
    .where('oid', '=', oid)
    .where('pedida_en', '=', pedida_en)
    .where('avisos', '=', avisos)
    .returningAll()
    .executeTakeFirst();

/** Ends whatever is asked of an account, and its links with it; false where nothing was. */
export async function deleteRemoval(trx: Connection, oid: string, pedidaEn?: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('quitas_factor')
    .where('oid', '=', oid)
    .$if(pedidaEn !== undefined, (all) => all.where('pedida_en', '=', pedidaEn ?? ''))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx.deleteFrom('quita_enlaces').where('oid', '=', oid).execute();
  return true;
}

/** A code that stops what is asked of an account: in one mail, and kept nowhere but as a digest. */
export async function newStopCode(trx: Connection, oid: string): Promise<string> {
  const code = randomId();
  await trx
    .insertInto('quita_enlaces')
    .values({ huella: storedId(code), oid })
    .execute();
  return code;
}

/** Whose request a mail's code stops; looking changes nothing. */
export async function ownerOfStopCode(code: string): Promise<string | undefined> {
  const row = await database()
    .selectFrom('quita_enlaces')
    .select('oid')
    .where('huella', '=', storedId(code))
    .executeTakeFirst();
  return row?.oid;
}
