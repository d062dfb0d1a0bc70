import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { onceLived } from '~/base/lived-time';
import { goneAway, isAnswer, isReadOnly } from './error-kinds';
import { Servers, socketFor } from './postgres-servers.server';
import { DatabaseSlow, OutcomeUnknown, READING_MS, statementTimeout, WRITING_MS } from './timeouts';
import { cachedWasWritten, changesKept, wrote } from './writes';

/** How long the server goes on with a statement of a page or a change, and with one that nobody waits for: without end. */
const HURRIED_MS = WRITING_MS + 500;
const UNHURRIED_MS = 0;
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
const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * A pool whose connections may be ended by the server at any time: each has a listener, idle or not, for an `error`
 * that nobody hears would end the process. The statement that was under way fails, and the connection is not used again.
 */
function poolOf(servers: Servers, max: number, statementMs: number): pg.Pool {
  /** Reaching the server is quick or does not happen; waiting for a free connection is something else. */
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const { stream, stop } = socketFor(READING_MS);
      super({
        ...config,
        connectionString: servers.current,
        stream,
        ...(servers.hasSessions && sessionLimits(statementMs)),
      });
      this.once('connect', stop).once('end', stop);
      servers.madeNow(this);
    }
  }
  const pool = new pg.Pool({ max, Client, keepAlive: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** The server gives up what we no longer wait for. */
const sessionLimits = (statementMs: number) => ({
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  ...(statementMs > 0 && { statement_timeout: statementMs }),
});

/** The same for one transaction, where it is all that one has of a session. */
const limitsOfTransaction = (statementMs: number): string =>
  Object.entries(sessionLimits(statementMs))
    .map(([name, milliseconds]) => `; set local ${name} = ${milliseconds}`)
    .join('');

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback)\b/i;
const READS = /^\s*(select|with)\b/i;

/** A connection of the pool; released with an error it is closed instead of used again. */
interface Pooled extends PostgresPoolClient {
  release: (error?: Error) => void;
}

/** Those who are told when the server stops answering. */
type Waiting = Set<(error: Error) => void>;

/** Who lends a connection hears of it: that an answer takes long, that it was lost; `reading` wait to be told. */
interface Told {
  onDoubt: () => void;
  onLoss: () => void;
  reading: Waiting;
}

/**
 * One connection, lent. A statement that is not answered in time, or whose connection is lost, ends it: nothing more is
 * asked of it.
 */
class Lent implements PostgresPoolClient {
  readonly #client: Pooled;
  readonly #told: Told;
  /** Said together with the beginning of a transaction. */
  readonly #limits: string;
  #inTransaction = false;
  #keptChanged = false;
  #lost: Error | undefined;

  constructor(client: Pooled, told: Told, limits: string) {
    this.#client = client;
    this.#told = told;
    this.#limits = limits;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  async query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost;
    const begins = BEGINS.test(sql);
    if (begins) this.#inTransaction = true;
    if (ENDS.test(sql)) this.#inTransaction = false;
    const within = this.#inTransaction || ENDS.test(sql);
    const reads = !within && READS.test(sql);
    this.#keptChanged ||= !reads && changesKept(sql);
    const asked = begins ? sql + this.#limits : sql;
    const answer = this.#inTime<R>(reads, asked, parameters).finally(() => this.#answered(reads));
    return answer.catch((cause: Error) => {
      if (isAnswer(cause)) throw cause;
      this.#lost = goneAway(cause);
      this.#told.onLoss();
      throw within || reads || isReadOnly(cause)
        ? this.#lost
        : new OutcomeUnknown('the database was lost at a change', { cause });
    });
  }

  /** Once it is committed; where nobody knows whether it was, it is looked at too. */
  #answered(reads: boolean): void {
    if (!reads) wrote();
    if (!this.#keptChanged || this.#inTransaction) return;
    this.#keptChanged = false;
    cachedWasWritten();
  }

  /** What a page reads is also given up as soon as the server is known not to answer. */
  #inTime<R>(reads: boolean, sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#lost = new DatabaseSlow('the database does not answer');
        reject(this.#lost);
      };
      const limit = statementTimeout(reads ? READING_MS : WRITING_MS);
      const ends = [onceLived(DOUBT_MS, this.#told.onDoubt), onceLived(limit, giveUp)];
      if (reads && limit <= READING_MS) this.#told.reading.add(giveUp);
      this.#client
        .query<R>(sql, [...parameters])
        .then(resolve, reject)
        .finally(() => {
          this.#told.reading.delete(giveUp);
          for (const end of ends) end();
        });
    });
  }

  release(): void {
    this.#client.release(this.#lost);
  }
}

/** Connections that are lent and free, and requests that wait for one. */
export type Connections = Record<'busy' | 'idle' | 'waiting', number>;

/**
 * Connections to PostgreSQL. While a server is known not to answer nobody waits for it: it is tried in the background,
 * and meanwhile whoever asks is told at once.
 */
export class PatientPool implements PostgresPool {
  readonly #servers: Servers;
  readonly #hurried: pg.Pool;
  readonly #unhurried: pg.Pool;
  readonly #waiting: Waiting = new Set();
  readonly #told: Told;
  /** Of several servers one is chosen before anything is asked. */
  readonly #chosen: Promise<unknown> | undefined;
  #silent = false;
  #doubting = false;
  #ended = false;

  constructor(url: string) {
    this.#servers = new Servers(url);
    this.#told = {
      onDoubt: () => void this.#doubts(),
      onLoss: () => this.#loses(),
      reading: this.#waiting,
    };
    this.#chosen = this.#servers.areSeveral ? this.#servers.look(READING_MS) : undefined;
    this.#hurried = poolOf(this.#servers, MOST_CONNECTIONS, HURRIED_MS);
    this.#unhurried = poolOf(this.#servers, MOST_UNHURRIED, UNHURRIED_MS);
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#chosen;
    if (this.#silent) throw new DatabaseSlow('the database stopped answering');
    const isHurried = statementTimeout(0) <= WRITING_MS;
    const pool = isHurried ? this.#hurried : this.#unhurried;
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      const stop = onceLived(WAIT_MS, () => {
        this.#waiting.delete(reject);
        void this.#doubts();
        reject(new DatabaseSlow('no connection to the database was free'));
      });
      this.#clientOf(pool).then(
        (client) => {
          stop();
          const late = !this.#waiting.delete(reject);
          const limits = this.#servers.hasSessions
            ? ''
            : limitsOfTransaction(isHurried ? HURRIED_MS : UNHURRIED_MS);
          if (late) client.release();
          else resolve(new Lent(client, this.#told, limits));
        },
        (error: Error) => {
          stop();
          this.#waiting.delete(reject);
          if (isTimeout(error)) void this.#doubts();
          else this.#loses();
          reject(isAnswer(error) ? error : goneAway(error));
        },
      );
    });
  }

  /** A connection to the server in use. */
  async #clientOf(pool: pg.Pool): Promise<pg.PoolClient> {
    try {
      const client = await pool.connect();
      if (!this.#servers.isLeft(client)) return client;
      client.release(true);
    } catch (error) {
      if (!(error instanceof Error && this.#servers.isWithoutSessions(error))) throw error;
    }
    return this.#clientOf(pool);
  }

  /** Something was not answered: it may wait for another statement, or for a free connection, at a server that is well. */
  async #doubts(): Promise<void> {
    if (this.#silent || this.#doubting) return;
    this.#doubting = true;
    const isWell = await this.#servers.look(ANSWER_MS);
    this.#doubting = false;
    if (!isWell && !this.#ended) this.#falls();
  }

  /** A connection ended or could not be had: of several servers another one may be the one to ask now. */
  #loses(): void {
    if (this.#servers.areSeveral) void this.#doubts();
  }

  /** The server stopped answering: who waits for a connection, or to read, is told now. */
  #falls(): void {
    for (const reject of this.#waiting) reject(new DatabaseSlow('the database stopped answering'));
    this.#waiting.clear();
    this.#silent = true;
    void this.#probe();
  }

  async #probe(): Promise<void> {
    while (!this.#ended && !(await this.#servers.look(READING_MS)))
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS).unref());
    this.#silent = false;
  }

  /** How many connections there are, and how many requests wait for one. */
  get counts(): Connections {
    const pools = [this.#hurried, this.#unhurried];
    const sum = (of: (pool: pg.Pool) => number) => pools.reduce((all, pool) => all + of(pool), 0);
    return {
      busy: sum((pool) => pool.totalCount - pool.idleCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    };
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all([this.#hurried.end(), this.#unhurried.end()]);
  }
}

/** What `socketFor` ends a connection with that was not had in time. */
const isTimeout = (error: Error): boolean => /timeout/i.test(error.message);
