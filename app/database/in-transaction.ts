import type { Transaction } from 'kysely';
import { isAnswer } from './answered';
import { isBusy } from './busy';
import type { Database } from './connection.server';
import { OutcomeUnknown } from './patience';
import type { Tables } from './tables';

/** Of several that wait for each other PostgreSQL ends one; SQLite ends who read before another process wrote. */
const AGAIN = new Set(['40P01', '40001']);
const TIMES = 5;
const PAUSE_MS = 20;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const mayPass = (error: unknown): boolean => isBusy(error) || AGAIN.has(codeOf(error));

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
    let atCommit = false;
    try {
      return await database.transaction().execute(async (trx) => {
        const result = await work(trx);
        atCommit = true;
        return result;
      });
    } catch (error) {
      if (times < TIMES && mayPass(error)) await pause(times);
      else if (atCommit && !isAnswer(error))
        throw new OutcomeUnknown('the database was lost at a commit', { cause: error });
      else throw error;
    }
  }
}
