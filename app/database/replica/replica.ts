import type { PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { onceLived } from '~/base/lived-time';
import { log } from '~/base/log.server';
import { serversOf } from '~/base/postgres-address';
import { PatientPool } from '../postgres-pool.server';
import { withTimeout } from '../timeouts';
import { Lag } from './lag';
import { Line } from './line';
import type { Standing, Why } from './reads';

/** What is asked of either server, to look, is answered within this. */
export const ANSWER_MS = 1000;
/** What was last seen holds for so long: a process that had no turn to look knows nothing. */
const KNOWN_MS = 2000;
/** A page waits no longer for the replica before it asks the other server. */
const READING_MS = 500;
/** People of whom is remembered up to where they wrote; of others it is looked at anew. */
const MOST_PEOPLE = 20_000;

/** Servers of one installation have one number; one that was promoted is on a timeline of its own from there on. */
const WHICH =
  'current_database() as base, (select system_identifier::text from pg_control_system()) as sistema';
/** What is asked of the server that takes changes: up to where it has written what a follower may have by now. */
export const WRITES = `select ${WHICH}, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as hasta,
  ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as linea`;
const FOLLOWS = `select ${WHICH}, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as hasta, pg_is_in_recovery() as sigue,
  greatest((select timeline_id from pg_control_checkpoint()),
    (select min_recovery_end_timeline from pg_control_recovery())) as linea`;

export const writing = z.object({
  base: z.string(),
  sistema: z.string(),
  hasta: z.number(),
  linea: z.number(),
});
const following = writing.extend({ hasta: z.number().nullable(), sigue: z.boolean() });
type Writing = z.output<typeof writing>;

/** How it stands, in the words of `/estado/listo?detalle` and of its measurement. */
type State = 'se lee' | 'atrasada' | 'no responde' | 'no sigue a la base';

/**
 * A server that follows the one of `DATABASE_URL`, for what is only read (decision 127). Nothing that a page asks waits for it: what was
 * seen of it last says what it has. That holds until its line ends, for a server that starts anew may have less than it had.
 */
export class Replica implements Standing {
  readonly #pool: PatientPool;
  readonly #line: Line;
  readonly #lag = new Lag();
  readonly #mostBehindMs: number;
  /** Up to where the server had written when a person's changes, or what everybody sees, were first seen to be as they are. */
  readonly #firstSeen = new LRUCache<string, { what: string; position: number }>({ max: MOST_PEOPLE });
  #answers = false;
  #follows = false;
  #replayed = 0;
  #seenAt = 0;
  #timeline = '';
  #told: State | undefined;

  /** Nobody is shown what is older by more than `seconds`, whoever wrote it. */
  constructor(url: string, seconds: number) {
    this.#mostBehindMs = seconds * 1000;
    const [server = url] = serversOf(url);
    this.#pool = new PatientPool(server);
    this.#line = new Line(server, () => this.lost());
  }

  /** Looks at it, once it is known up to where the server that it follows has written. */
  async look(here: Writing): Promise<void> {
    const at = performance.now();
    this.#keepTo(`${here.sistema} ${here.linea}`);
    this.#lag.wrote(here.hasta, at);
    const there = following.parse(await this.#line.ask(FOLLOWS, ANSWER_MS));
    const { base, sistema, linea } = here;
    const isOurs = there.base === base && there.sistema === sistema && there.linea === linea;
    this.#follows = there.sigue && isOurs;
    this.#replayed = there.hasta ?? 0;
    if (this.#follows) this.#lag.has(this.#replayed);
    this.#seenAt = at;
    this.#answers = true;
    this.#tell();
  }

  /** It does not answer, or nobody knows what it should have: it is not read from until it was looked at again. */
  lost(error?: unknown): void {
    this.#answers = false;
    this.#tell(error);
  }

  /** What another server than before wrote is looked at anew: it may not have all that the one before had. */
  #keepTo(timeline: string): void {
    if (this.#timeline !== timeline) this.#firstSeen.clear();
    this.#timeline = timeline;
  }

  /** Whoever runs it reads in the log when it began to be read from, and when it ended. */
  #tell(error?: unknown): void {
    const { state } = this;
    if (state === this.#told) return;
    this.#told = state;
    if (state === 'se lee') log.info({}, 'the replica is read from');
    else log.warn({ error, estado: state }, 'the replica is not read from');
  }

  get state(): State {
    if (!this.#answers) return 'no responde';
    if (!this.#follows) return 'no sigue a la base';
    return this.#lag.at(performance.now()) > this.#mostBehindMs ? 'atrasada' : 'se lee';
  }

  /** By how it stands: for how many seconds something has been written that it does not have. */
  get reading(): Partial<Record<State, number>> {
    return { [this.state]: Math.round(this.#lag.at(performance.now())) / 1000 };
  }

  whyNot(position: number): Why | undefined {
    const { state } = this;
    if (state === 'atrasada') return 'lagging';
    if (state !== 'se lee' || performance.now() - this.#seenAt > KNOWN_MS) return 'away';
    return this.#replayed < position ? 'behind' : undefined;
  }

  /** Up to where the server had written when something was first seen to be as it is: who has come so far has it. */
  positionOf(key: string, what: string, position: number): number {
    const known = this.#firstSeen.get(key);
    if (known?.what === what) return known.position;
    this.#firstSeen.set(key, { what, position });
    return position;
  }

  /** What the replica answers, in the time there is. */
  read<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return withTimeout(READING_MS, () => {
      let isLate = false;
      const answer = this.#pool.connect().then(async (lent) => {
        try {
          if (isLate) throw new Error('nobody waits for it any more');
          return await lent.query<R>(text, parameters);
        } finally {
          lent.release();
        }
      });
      return new Promise((resolve, reject) => {
        const stop = onceLived(READING_MS, () => {
          isLate = true;
          reject(new Error('the replica did not answer in time'));
        });
        answer.then(resolve, reject).finally(stop);
      });
    });
  }

  async end(): Promise<void> {
    this.#line.end();
    await this.#pool.end();
  }
}
