import { createRequire } from 'node:module';
import Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** As Node's own SQLite answers; its types come with a later `@types/node` than our oldest Node. */
interface BuiltinStatement {
  all: (...parameters: readonly unknown[]) => unknown[];
  run: (...parameters: readonly unknown[]) => { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate: (...parameters: readonly unknown[]) => IterableIterator<unknown>;
  columns: () => unknown[];
}

interface BuiltinDatabase {
  prepare: (sql: string) => BuiltinStatement;
  exec: (sql: string) => void;
  close: () => void;
}

type Builtin = { DatabaseSync: new (file: string) => BuiltinDatabase };

/** What every connection is told first. `synchronous = NORMAL` would not fsync each commit. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000'];

/**
 * Opens a SQLite file: with better-sqlite3, or, where its binary was made for another Node, with the SQLite that Node
 * brings since version 22. Both answer Kysely alike.
 */
export function openSqliteFile(file: string): SqliteDatabase {
  try {
    const opened = new Sqlite(file);
    for (const pragma of PRAGMAS) opened.pragma(pragma);
    return opened;
  } catch (error) {
    if (!isForeignBinary(error) || Number.parseInt(process.versions.node, 10) < 22) throw error;
    return builtin(file);
  }
}

const isForeignBinary = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_DLOPEN_FAILED';

function builtin(file: string): SqliteDatabase {
  const { DatabaseSync }: Builtin = createRequire(import.meta.url)('node:sqlite');
  const opened = new DatabaseSync(file);
  for (const pragma of PRAGMAS) opened.exec(`PRAGMA ${pragma}`);
  return { close: () => opened.close(), prepare: (sql) => statement(opened.prepare(sql)) };
}

/** Kysely gives the parameters as one list, and asks whether rows come back. */
const statement = (prepared: BuiltinStatement): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => prepared.all(...parameters),
  run: (parameters) => prepared.run(...parameters),
  iterate: (parameters) => prepared.iterate(...parameters),
});
