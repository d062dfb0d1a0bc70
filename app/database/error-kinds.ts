import { DatabaseSlow } from './timeouts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a server says that it takes no changes (any more): it follows another one, and kept nothing. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/**
 * Whether an error is what the database answered (SQLSTATE, SQLite's names), which says that nothing was kept. Silence and
 * a closed connection say nothing, nor does a server that ends or starts (57P), has no room for one more (53300) or lost
 * the connection (08), nor one that takes no changes (25006); codes of the system begin with an E (EPIPE).
 */
export const isAnswer = (error: unknown): boolean =>
  /^(?!57P|08|E|53300|25006)[0-9A-Z]{5}$/.test(codeOf(error)) || codeOf(error).startsWith('SQLITE_');

/** The database went away before it was told to keep anything: as where it does not answer, nothing was done. */
export const goneAway = (cause: unknown): Error =>
  cause instanceof DatabaseSlow ? cause : new DatabaseSlow('the database went away', { cause });
