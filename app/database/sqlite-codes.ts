/** Result codes by number (sqlite.org/rescode.html): the primary ones, and the kinds of constraints. */
const PRIMARY = [
  'OK',
  'ERROR',
  'INTERNAL',
  'PERM',
  'ABORT',
  'BUSY',
  'LOCKED',
  'NOMEM',
  'READONLY',
  'INTERRUPT',
  'IOERR',
  'CORRUPT',
  'NOTFOUND',
  'FULL',
  'CANTOPEN',
  'PROTOCOL',
  'EMPTY',
  'SCHEMA',
  'TOOBIG',
  'CONSTRAINT',
  'MISMATCH',
  'MISUSE',
  'NOLFS',
  'AUTH',
  'FORMAT',
  'RANGE',
  'NOTADB',
];

const CONSTRAINTS = [
  '',
  '_CHECK',
  '_COMMITHOOK',
  '_FOREIGNKEY',
  '_FUNCTION',
  '_NOTNULL',
  '_PRIMARYKEY',
  '_TRIGGER',
  '_UNIQUE',
];

/** An extended code has the primary one in its lower byte and its kind above. */
function nameOf(errcode: number): string {
  const primary = PRIMARY[errcode % 256] ?? 'ERROR';
  const kind = primary === 'CONSTRAINT' ? (CONSTRAINTS[errcode >> 8] ?? '') : '';
  return `SQLITE_${primary}${kind}`;
}

/** An error of Node's SQLite, which has a number, with the code that better-sqlite3 gives it: SQLITE_BUSY, SQLITE_FULL. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return error;
  return Object.assign(error, { code: nameOf(error.errcode) });
}
