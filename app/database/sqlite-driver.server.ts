import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
} from 'kysely';
import { isBusy } from './busy';
import type { SqliteFile } from './sqlite-file.server';
import { DatabaseSlow, statementTimeout, WRITING_MS } from './timeouts';
import { WriteQueue } from './write-queue';
import { cachedWasWritten, changesKept, wrote } from './writes';

const BEGINS = /^begin\b/i;
const ENDS = /^(commit|rollback)$/i;
const PAUSES_MS = { least: 2, most: 25 };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const onlyReads = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

/**
 * One connection as Kysely sees it. Reads go to a handle that never waits for a writer (WAL); what writes waits its
 * turn among our own, and for other processes without holding up the process: SQLite's own waiting would stop every page.
 */
class Hands implements DatabaseConnection {
  readonly #reader: SqliteFile;
  readonly #writer: SqliteFile;
  readonly #turns: WriteQueue;
  #writing = false;
  #keptChanged = false;

  constructor(reader: SqliteFile, writer: SqliteFile, turns: WriteQueue) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#writing) return this.#asWriter(query);
    if (onlyReads(query)) return this.#reader.execute(query);
    const deadline = performance.now() + statementTimeout(WRITING_MS);
    await this.#turns.take(deadline - performance.now());
    try {
      const result = await this.#patiently<R>(query, deadline);
      this.#writing = BEGINS.test(query.sql);
      wrote();
      if (changesKept(query.sql)) cachedWasWritten();
      return result;
    } finally {
      if (!this.#writing) this.#turns.pass();
    }
  }

  #asWriter<R>(query: CompiledQuery): QueryResult<R> {
    const result = this.#writer.execute<R>(query);
    wrote();
    this.#keptChanged ||= changesKept(query.sql);
    if (ENDS.test(query.sql)) this.#end();
    return result;
  }

  /** Another process writes: asked again until it lets us. */
  async #patiently<R>(query: CompiledQuery, deadline: number): Promise<QueryResult<R>> {
    for (let wait = PAUSES_MS.least; ; wait = Math.min(2 * wait, PAUSES_MS.most)) {
      try {
        return this.#writer.execute<R>(query);
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > deadline)
          throw new DatabaseSlow('another process keeps writing', { cause: error });
      }
      await pause(wait * (0.5 + Math.random()));
    }
  }

  #end(): void {
    this.#writing = false;
    if (this.#keptChanged) cachedWasWritten();
    this.#keptChanged = false;
    this.#turns.pass();
  }

  /** Takes back what was not committed, and passes the turn on. A full disk has SQLite take it back by itself. */
  giveUp(): void {
    if (!this.#writing) return;
    try {
      if (this.#writer.inTransaction) this.#writer.execute(CompiledQuery.raw('rollback'));
    } finally {
      this.#end();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const file = this.#writing ? this.#writer : this.#reader;
    for (const row of file.rows<R>(query)) yield { rows: [row] };
  }
}

/** Transactions of ours write, so each takes the lock as it begins: one that began with a read could be refused later. */
class HandsDriver implements Driver {
  readonly #open: () => SqliteFile;
  readonly #turns = new WriteQueue();
  #files: { reader: SqliteFile; writer: SqliteFile } | undefined;

  constructor(open: () => SqliteFile) {
    this.#open = open;
  }

  async init(): Promise<void> {
    const writer = this.#open();
    const reader = this.#open();
    reader.onlyRead();
    this.#files = { reader, writer };
  }

  async acquireConnection(): Promise<Hands> {
    if (!this.#files) throw new Error('The database is closed');
    return new Hands(this.#files.reader, this.#files.writer, this.#turns);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof Hands) connection.giveUp();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof Hands) connection.giveUp();
  }

  async destroy(): Promise<void> {
    this.#files?.reader.close();
    this.#files?.writer.close();
    this.#files = undefined;
  }
}

/** Kysely's SQLite, driven by us. */
export class HandsDialect extends SqliteDialect {
  readonly #open: () => SqliteFile;

  constructor(open: () => SqliteFile) {
    super({ database: () => Promise.reject(new Error('opened by its own driver')) });
    this.#open = open;
  }

  override createDriver(): Driver {
    return new HandsDriver(this.#open);
  }
}
