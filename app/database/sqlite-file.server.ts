import { closeSync, openSync } from 'node:fs';
import { type CompiledQuery, type QueryResult, RawNode, SelectQueryNode } from 'kysely';
import { isBusy } from './busy';
import { type OpenSqlite, openSqlite, type Statement } from './sqlite-library.server';

/** How long a process that starts waits for another one that has the file. */
const STARTING_MS = 5000;

/** What every handle is told first. `synchronous = NORMAL` would not fsync each commit. */
const PRAGMAS = [
  `busy_timeout = ${STARTING_MS}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
];

const PAUSE_MS = 5;
const SLEEPER = new Int32Array(new SharedArrayBuffer(4));

/**
 * Carries a statement out, waiting for other processes. `busy_timeout` is not enough: of two that turn a new file to WAL at
 * the same moment each holds what the other needs, so SQLite answers SQLITE_BUSY to one at once (sqlite.org/c3ref/busy_handler.html).
 * Nothing is served yet, so the process may sleep.
 */
function execPatiently(opened: OpenSqlite, sql: string): void {
  const deadline = performance.now() + STARTING_MS;
  for (;;) {
    try {
      opened.exec(sql);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      Atomics.wait(SLEEPER, 0, 0, PAUSE_MS);
    }
  }
}

/** Statements of ours are few; lists of many lengths are many. */
const KEPT = 500;

const CHANGES_ROWS = /^\s*(select|insert|update|delete|with)\b/i;
const BEGINS = /^begin\b/i;
const ENDS = /^(commit|rollback)$/i;
const ANSWERS = /^\s*(select|pragma|explain|values)\b|\breturning\b/i;

/** Whether rows come back: Kysely's tree says it; of SQL that was written by hand its words do. */
function answersRows({ query, sql }: CompiledQuery): boolean {
  if (RawNode.is(query)) return ANSWERS.test(sql);
  return SelectQueryNode.is(query) || ('returning' in query && query.returning !== undefined);
}

/** One handle on the file. What was prepared is kept: preparing costs more than most of our statements. */
export class SqliteFile {
  readonly #opened: OpenSqlite;
  readonly #prepared = new Map<string, Statement>();
  inTransaction = false;

  constructor(opened: OpenSqlite) {
    this.#opened = opened;
    for (const pragma of PRAGMAS) execPatiently(opened, `PRAGMA ${pragma}`);
    // From here on waiting is ours to do: SQLite would hold up the whole process.
    opened.exec('PRAGMA busy_timeout = 0');
  }

  /** This handle reads, and may wait a moment for another process that is putting the file in order. */
  onlyRead(): void {
    this.#opened.exec('PRAGMA query_only = ON');
    this.#opened.exec('PRAGMA busy_timeout = 250');
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
  execute<R>(compiled: CompiledQuery): QueryResult<R> {
    const { sql, parameters } = compiled;
    const statement = this.#statement(sql);
    if (answersRows(compiled)) return { rows: statement.all(parameters) as R[] };
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
 * Makes the file where it is not there yet: nobody else's to read, and SQLite makes its other files alike. One that is there
 * is not opened here: the system drops every lock that a process has on a file when it closes any descriptor of it
 * (sqlite.org/howtocorrupt.html, 2.2).
 */
function makeIfMissing(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Opens the SQLite file of a registry, as one of its handles. */
export function openSqliteFile(file: string): SqliteFile {
  makeIfMissing(file);
  return new SqliteFile(openSqlite(file));
}
