import { type RawBuilder, sql } from 'kysely';
import type { Connection } from './connection.server';
import type { Tables } from './tables';

/** As many rows as one statement deletes: whoever writes meanwhile waits for no more than that. */
const AT_ONCE = 1000;

/** Rows of a table that are over, and what tells one from another. */
interface Old<T extends keyof Tables> {
  table: T;
  key: readonly (keyof Tables[T] & string)[];
  isOver: RawBuilder<unknown>;
}

/** Deletes some of them, however many there are; answers how many. For a request, which does not wait for the rest. */
export async function forgetSome<T extends keyof Tables>(
  connection: Connection,
  { table, key, isOver }: Old<T>,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in
    (select ${columns} from ${sql.table(table)} where ${isOver} limit ${AT_ONCE})`.execute(connection);
  return Number(numAffectedRows);
}

/** Deletes all of them, some at a time; answers how many. */
export async function forgetAll<T extends keyof Tables>(
  connection: Connection,
  old: Old<T>,
): Promise<number> {
  let total = 0;
  for (let some = AT_ONCE; some === AT_ONCE; total += some) some = await forgetSome(connection, old);
  return total;
}
