import { sql } from 'kysely';
import type { Connection } from './connection.server';
import { mayPass } from './in-transaction';
import { isAway } from './timeouts';

/**
 * Does a part of a transaction that may fail alone: what it wrote is undone, the rest of the transaction stands, and
 * `failed` says what it comes to. Where the database is busy or away, or ended the transaction for another one's sake, that
 * is no fault of the part, and goes on to who began the transaction.
 */
export async function inSavepoint<T>(
  trx: Connection,
  work: () => Promise<T>,
  failed: (error: unknown) => T,
): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    if (mayPass(error) || isAway(error)) throw error;
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    return failed(error);
  }
}

/** Does a part of a transaction to see what comes of it, and undoes what it wrote whatever that is. */
export async function rehearsed<T>(trx: Connection, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(trx);
  const result = await work();
  await sql`rollback to savepoint rehearsal`.execute(trx);
  await sql`release savepoint rehearsal`.execute(trx);
  return result;
}
