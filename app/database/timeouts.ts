import { AsyncLocalStorage } from 'node:async_hooks';

/** A page that only reads is due within two seconds (decision 025). */
export const READING_MS = 1500;
/** A change may wait for the one before it, and is given up within this. */
export const WRITING_MS = 5000;

const given = new AsyncLocalStorage<number>();

/** How long a statement may take: what was asked for around it, or what its kind takes. */
export const statementTimeout = (otherwise: number): number => given.getStore() ?? otherwise;

/** Does work whose statements are each given up after so long: migrations and tasks wait longer, counters less. */
export const withTimeout = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  given.run(milliseconds, work);

/** What runs while nobody waits for a page: a statement of it may take minutes. */
export const withoutHurry = <T>(work: () => Promise<T>): Promise<T> => withTimeout(10 * 60_000, work);

/** The database did not answer, or did not let write, in the time there was; what it was asked to keep it did not keep. */
export class DatabaseSlow extends Error {
  override name = 'DatabaseSlow';
}

/** The database was lost while it was told to keep a change: it may have kept it or not, and must be asked again. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Whether the database is away: nothing of what it was asked was kept, or nobody knows. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseSlow || error instanceof OutcomeUnknown;
