import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { goneAway, isAnswer } from './answered';
import { DatabaseSlow, OutcomeUnknown, patience, READING_MS, WRITING_MS } from './patience';

const MOST_CONNECTIONS = 10;
/** Tasks and migrations have connections of their own, so that they never take those of the pages. */
const MOST_UNHURRIED = 3;
/** Of a change that waits: for a connection, as long as for its turn. */
const WAIT_MS = WRITING_MS;
/** After this a statement makes one wonder whether the server answers at all. */
const DOUBT_MS = 300;
/** A server that is well, however busy, answers who connects within this: together less than a page may take. */
const ANSWER_MS = 1000;
/** How often a server that stopped answering is tried again. */
const PROBE_MS = 250;
/** A portal that was stopped in the middle of a change must not keep rows locked. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Reaching the server is quick or does not happen; waiting for a free connection is something else. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: READING_MS });
  }
}

/**
 * A pool whose connections may be ended by the server at any time: each has a listener, idle or not, for an `error`
 * that nobody hears would end the process. The statement that was under way fails, and the connection is not used again.
 */
function poolOf(url: string, max: number, statementMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client,
    connectionTimeoutMillis: WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // The server gives up what we no longer wait for.
    ...(statementMs > 0 && { statement_timeout: statementMs }),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback)\b/i;
const READS = /^\s*(select|with)\b/i;

/** A connection of the pool; released with an error it is closed instead of used again. */
interface Pooled extends PostgresPoolClient {
  release: (error?: Error) => void;
}

/** Those who are told when the server stops answering. */
type Waiting = Set<(error: Error) => void>;

/**
 * One connection, lent. A statement that is not answered in time, or whose connection is lost, ends it: nothing more is
 * asked of it.
 */
class Lent implements PostgresPoolClient {
  readonly #client: Pooled;
  readonly #onDoubt: () => void;
  readonly #reading: Waiting;
  #inTransaction = false;
  #lost: Error | undefined;

  constructor(client: Pooled, onDoubt: () => void, reading: Waiting) {
    this.#client = client;
    this.#onDoubt = onDoubt;
    this.#reading = reading;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  async query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost;
    if (BEGINS.test(sql)) this.#inTransaction = true;
    if (ENDS.test(sql)) this.#inTransaction = false;
    const within = this.#inTransaction || ENDS.test(sql);
    const reads = !within && READS.test(sql);
    return this.#inTime<R>(reads, sql, parameters).catch((cause: Error) => {
      if (isAnswer(cause)) throw cause;
      this.#lost = goneAway(cause);
      throw within || reads ? this.#lost : new OutcomeUnknown('the database was lost at a change', { cause });
    });
  }

  /** What a page reads is also given up as soon as the server is known not to answer. */
  #inTime<R>(reads: boolean, sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#lost = new DatabaseSlow('the database does not answer');
        reject(this.#lost);
      };
      const doubt = setTimeout(this.#onDoubt, DOUBT_MS);
      const limit = patience(reads ? READING_MS : WRITING_MS);
      const timer = setTimeout(giveUp, limit);
      if (reads && limit <= READING_MS) this.#reading.add(giveUp);
      this.#client
        .query<R>(sql, [...parameters])
        .then(resolve, reject)
        .finally(() => {
          this.#reading.delete(giveUp);
          clearTimeout(doubt);
          clearTimeout(timer);
        });
    });
  }

  release(): void {
    this.#client.release(this.#lost);
  }
}

/**
 * Connections to PostgreSQL. While a server is known not to answer nobody waits for it: it is tried in the background,
 * and meanwhile whoever asks is told at once.
 */
export class PatientPool implements PostgresPool {
  readonly #url: string;
  readonly #hurried: pg.Pool;
  readonly #unhurried: pg.Pool;
  readonly #waiting: Waiting = new Set();
  #silent = false;
  #doubting = false;
  #ended = false;

  constructor(url: string) {
    this.#url = url;
    this.#hurried = poolOf(url, MOST_CONNECTIONS, WRITING_MS + 500);
    this.#unhurried = poolOf(url, MOST_UNHURRIED, 0);
  }

  connect(): Promise<PostgresPoolClient> {
    if (this.#silent) return Promise.reject(new DatabaseSlow('the database stopped answering'));
    const pool = patience(0) > WRITING_MS ? this.#unhurried : this.#hurried;
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      pool.connect().then(
        (client) => {
          const late = !this.#waiting.delete(reject);
          if (late) client.release();
          else resolve(new Lent(client, () => void this.#doubts(), this.#waiting));
        },
        (error: Error) => {
          this.#waiting.delete(reject);
          if (isTimeout(error)) void this.#doubts();
          reject(isAnswer(error) ? error : goneAway(error));
        },
      );
    });
  }

  /** Something was not answered: it may wait for another statement, or for a free connection, at a server that is well. */
  async #doubts(): Promise<void> {
    if (this.#silent || this.#doubting) return;
    this.#doubting = true;
    const isWell = await answers(this.#url, ANSWER_MS);
    this.#doubting = false;
    if (!isWell && !this.#ended) this.#falls();
  }

  /** The server stopped answering: who waits for a connection, or to read, is told now. */
  #falls(): void {
    for (const reject of this.#waiting) reject(new DatabaseSlow('the database stopped answering'));
    this.#waiting.clear();
    this.#silent = true;
    void this.#probe();
  }

  async #probe(): Promise<void> {
    while (!this.#ended && !(await answers(this.#url, READING_MS)))
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS).unref());
    this.#silent = false;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all([this.#hurried.end(), this.#unhurried.end()]);
  }
}

const isTimeout = (error: Error): boolean => /timeout/i.test(error.message);

/** Whether a server answers in time. */
async function answers(url: string, milliseconds: number): Promise<boolean> {
  const limits = { connectionTimeoutMillis: milliseconds, query_timeout: milliseconds };
  const client = new pg.Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
