import { createRequire, isBuiltin } from 'node:module';
import type BetterSqlite from 'better-sqlite3';
import { named } from './sqlite-codes';

interface Changed {
  changes: number | bigint;
  lastInsertRowid: number | bigint;
}

/** A statement that can be carried out again and again. */
export interface Statement {
  all: (parameters: readonly unknown[]) => unknown[];
  run: (parameters: readonly unknown[]) => Changed;
  iterate: (parameters: readonly unknown[]) => IterableIterator<unknown>;
}

/** An open SQLite file, whichever library opened it. */
export interface OpenSqlite {
  prepare: (sql: string) => Statement;
  /** Runs several statements, whose rows nobody reads. */
  exec: (sql: string) => void;
  close: () => void;
}

/** As Node's own SQLite answers; its types come with a later `@types/node` than our oldest Node. */
interface BuiltinStatement {
  all: (...parameters: readonly unknown[]) => unknown[];
  run: (...parameters: readonly unknown[]) => Changed;
  iterate: (...parameters: readonly unknown[]) => IterableIterator<unknown>;
}

interface BuiltinDatabase {
  prepare: (sql: string) => BuiltinStatement;
  exec: (sql: string) => void;
  close: () => void;
}

type Builtin = { DatabaseSync: new (file: string) => BuiltinDatabase };

const load = createRequire(import.meta.url);

/** Node brings SQLite, without an option, since 22.13. */
const BUILTIN = isBuiltin('node:sqlite');

/** Node calls the module experimental at each start, on which whoever serves the portal can do nothing. */
function loadBuiltin(): Builtin {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return load('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Does something with Node's SQLite, whose errors then have the codes that better-sqlite3's have. */
function naming<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(error);
  }
}

function* namingEach(rows: IterableIterator<unknown>): IterableIterator<unknown> {
  try {
    yield* rows;
  } catch (error) {
    throw named(error);
  }
}

const builtinStatement = (prepared: BuiltinStatement): Statement => ({
  all: (parameters) => naming(() => prepared.all(...parameters)),
  run: (parameters) => naming(() => prepared.run(...parameters)),
  iterate: (parameters) => namingEach(naming(() => prepared.iterate(...parameters))),
});

function openBuiltin(file: string): OpenSqlite {
  const { DatabaseSync } = loadBuiltin();
  const opened = naming(() => new DatabaseSync(file));
  opened.exec('PRAGMA busy_timeout = 5000'); // as better-sqlite3 begins
  return {
    prepare: (sql) => builtinStatement(naming(() => opened.prepare(sql))),
    exec: (sql) => naming(() => opened.exec(sql)),
    close: () => naming(() => opened.close()),
  };
}

function openBetter(file: string): OpenSqlite {
  const Sqlite: typeof BetterSqlite = load('better-sqlite3');
  const opened = new Sqlite(file);
  return {
    prepare: (sql) => opened.prepare(sql),
    exec: (sql) => void opened.exec(sql),
    close: () => void opened.close(),
  };
}

/**
 * Opens a file with the one SQLite of this process: Node's own, or better-sqlite3 where Node has none (decision 047). Two of
 * them in a process would undo each other's locks on the same file.
 */
export const openSqlite: (file: string) => OpenSqlite = BUILTIN ? openBuiltin : openBetter;
