import type { IsolationLevel, Transaction } from 'kysely';
import { isBusy } from './busy';
import type { Database } from './connection.server';
import { isAnswer } from './error-kinds';
import type { Tables } from './tables';
import { DatabaseSlow, isAway, OutcomeUnknown, statementTimeout, WRITING_MS, withTimeout } from './timeouts';

/** Of several that wait for each other PostgreSQL ends one; SQLite ends who read before another process wrote. */
const AGAIN = new Set(['40P01', '40001']);
const TIMES = 5;
const PAUSE_MS = 20;
/** How soon a database that went away is asked again. */
const AWAY_MS = 100;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the database ended a transaction for another one's sake: nothing of it happened, and it can be done anew. */
export const mayPass = (error: unknown): boolean => isBusy(error) || AGAIN.has(codeOf(error));

const pause = (times: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * times * Math.random()));

/**
 * Does work in one transaction, all of it or nothing. Where the database ended it for another one's sake nothing of it
 * happened, and it is done anew: the work must not change anything but what the transaction writes. `isolation`: what of
 * others it sees, where that is not the database's own; SQLite has one alone, the strictest.
 */
export async function inTransaction<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  for (let times = 1; ; times++) {
    let atCommit = false;
    try {
      const begun = database.transaction();
      return await (isolation ? begun.setIsolationLevel(isolation) : begun).execute(async (trx) => {
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

/**
 * Does work in one transaction that looks, by a key of its own, whether it was done before, and then answers what it
 * answered first. Where the database is lost at the commit it is done again while there is time: what was kept is found by
 * its key, and a commit that is still under way is waited for at the key's row. So the outcome is known as soon as the
 * database is back; where it is not back in time it stays unknown.
 */
export async function inKeyedTransaction<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const limit = statementTimeout(WRITING_MS);
  const deadline = performance.now() + limit;
  let unknown: OutcomeUnknown | undefined;
  for (let left = limit; left > 0; left = deadline - performance.now()) {
    try {
      return await withTimeout(left, () => inTransaction(database, work));
    } catch (error) {
      if (error instanceof OutcomeUnknown) unknown = error;
      if (!unknown || !isAway(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  }
  throw unknown ?? new DatabaseSlow('no time was left');
}
