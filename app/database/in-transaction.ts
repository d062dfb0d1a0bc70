import type { Transaction } from 'kysely';
import type { Database } from './connection.server';
import type { Tables } from './tables';

/** Of several that wait for each other PostgreSQL ends one; SQLite ends who waited too long for another process. */
const AGAIN = new Set(['40P01', '40001', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);
const TIMES = 5;
const PAUSE_MS = 20;

/** Node's own SQLite tells it with a number: 5 is SQLITE_BUSY, in the lower byte of the extended codes too. */
const isBusy = (error: Error): boolean =>
  'errcode' in error && typeof error.errcode === 'number' && error.errcode % 256 === 5;

const mayPass = (error: unknown): boolean =>
  error instanceof Error &&
  (isBusy(error) || ('code' in error && typeof error.code === 'string' && AGAIN.has(error.code)));

const pause = (times: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * times * Math.random()));

/**
 * Does work in one transaction, all of it or nothing. Where the database ended it for another one's sake nothing of it
 * happened, and it is done anew: the work must not change anything but what the transaction writes.
 */
export async function inTransaction<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (times === TIMES || !mayPass(error)) throw error;
      await pause(times);
    }
  }
}
