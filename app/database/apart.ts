import { sql } from 'kysely';
import type { Connection } from './connection.server';
import { mayPass } from './in-transaction';
import { isAway } from './patience';

/**
 * Does a part of a transaction that may fail alone: what it wrote is undone, the rest of the transaction stands, and
 * `failed` says what it comes to. Where the database is busy or away, or ended the transaction for another one's sake, that
 * is no fault of the part, and goes on to who began the transaction.
 */
export async function apart<T>(
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
