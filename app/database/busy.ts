/** Whether SQLite was asked while another process had what we need; a code may say more: SQLITE_BUSY_SNAPSHOT. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
