import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import Sqlite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

/** What both ways of opening a file give: a statement that can be carried out again and again. */
interface Statement {
  reader: boolean;
  all: (parameters: readonly unknown[]) => unknown[];
  run: (parameters: readonly unknown[]) => { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate: (parameters: readonly unknown[]) => IterableIterator<unknown>;
}

interface Opened {
  prepare: (sql: string) => Statement;
  pragma: (text: string) => void;
  close: () => void;
}

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

/** What every handle is told first. `synchronous = NORMAL` would not fsync each commit. */
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

/** Statements of ours are few; lists of many lengths are many. */
const KEPT = 500;

const CHANGES_ROWS = /^\s*(select|insert|update|delete|with)\b/i;
const BEGINS = /^begin\b/i;
const ENDS = /^(commit|rollback)$/i;

/** One handle on the file. What was prepared is kept: preparing costs more than most of our statements. */
export class SqliteFile {
  readonly #opened: Opened;
  readonly #prepared = new Map<string, Statement>();
  inTransaction = false;

  constructor(opened: Opened) {
    this.#opened = opened;
    for (const pragma of PRAGMAS) opened.pragma(pragma);
    // From here on waiting is ours to do: SQLite would hold up the whole process.
    opened.pragma('busy_timeout = 0');
  }

  /** This handle reads, and may wait a moment for another process that is putting the file in order. */
  onlyRead(): void {
    this.#opened.pragma('query_only = ON');
    this.#opened.pragma('busy_timeout = 250');
  }

  #statement(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const fresh = this.#opened.prepare(sql);
    if (!CHANGES_ROWS.test(sql)) return fresh;
    if (this.#prepared.size >= KEPT) this.#prepared.clear();
    this.#prepared.set(sql, fresh);
    return fresh;
  }

  /** Of the rows the file knows only values: what they are is what the query says. */
  execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#statement(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    if (BEGINS.test(sql)) this.inTransaction = true;
    if (ENDS.test(sql)) this.inTransaction = false;
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  /** Rows one by one, with a statement of its own: it is under way while others run. */
  rows<R>({ sql, parameters }: CompiledQuery): IterableIterator<R> {
    return this.#opened.prepare(sql).iterate(parameters) as IterableIterator<R>;
  }

  close(): void {
    this.#prepared.clear();
    this.#opened.close();
  }
}

/**
 * Opens a SQLite file: with better-sqlite3, or, where its binary was made for another Node, with the SQLite that Node
 * brings since version 22. Both answer alike.
 */
export function openSqliteFile(file: string): SqliteFile {
  closeSync(openSync(file, 'a', 0o600)); // nobody else's to read; SQLite makes its other files alike
  try {
    return new SqliteFile(new Sqlite(file));
  } catch (error) {
    if (!isForeignBinary(error) || Number.parseInt(process.versions.node, 10) < 22) throw error;
    return new SqliteFile(builtin(file));
  }
}

const isForeignBinary = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_DLOPEN_FAILED';

function builtin(file: string): Opened {
  const { DatabaseSync }: Builtin = createRequire(import.meta.url)('node:sqlite');
  const opened = new DatabaseSync(file);
  return {
    close: () => opened.close(),
    pragma: (text) => opened.exec(`PRAGMA ${text}`),
    prepare: (sql) => statement(opened.prepare(sql)),
  };
}

/** Parameters come as one list, and it is asked whether rows come back. */
const statement = (prepared: BuiltinStatement): Statement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => prepared.all(...parameters),
  run: (parameters) => prepared.run(...parameters),
  iterate: (parameters) => prepared.iterate(...parameters),
});
