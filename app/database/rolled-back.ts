import type { Transaction } from 'kysely';
import type { Database } from './connection.server';
import { inTransaction } from './in-transaction';
import type { Tables } from './tables';

/** What came of work that is undone: thrown, so that its transaction ends with nothing written. */
class RolledBack<T> extends Error {
  override name = 'Undone';
  readonly result: T;

  constructor(result: T) {
    super('tried, and undone');
    this.result = result;
  }
}

/**
 * Does work in a transaction of its own and undoes all of it: answers what it saw. It sees the database as it was at its
 * beginning and what it writes itself, and nothing of what others end meanwhile: so rows that are new to it are its own.
 * What PostgreSQL counts with (its identity columns) goes on counting; no row of any table is left otherwise than it was.
 */
export async function rolledBack<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction<T>(
      database,
      async (trx) => {
        throw new RolledBack(await work(trx));
      },
      'repeatable read',
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
