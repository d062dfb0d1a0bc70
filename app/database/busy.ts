/** How better-sqlite3 says that another process has the lock. */
const CODES = new Set<unknown>(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY_RECOVERY']);

/**
 * Whether SQLite was asked while another process had what we need. Node's own tells it with a number: 5 is SQLITE_BUSY,
 * in the lower byte of the extended codes too.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode % 256 === 5;
  return 'code' in error && CODES.has(error.code);
}
