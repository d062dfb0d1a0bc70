import type { RawBuilder, SqlBool } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Kind } from './rules';

/** What a turn is done with. */
export interface Doing {
  database: Database;
  clock: Clock;
  /** Ends the turn after what is being done. */
  signal?: AbortSignal;
}

/** How one looks for what is due. */
export interface Asked<Item> {
  now: Temporal.Instant;
  /** As many as are needed. A list may answer more. */
  limit: number;
  /** To be a condition of the list, on the text that is an item's key: leaves out what nobody is to take now. */
  isOpen: (clave: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** What this turn is at just now. */
  underWay: readonly Item[];
}

/** What is being done is held by one turn. */
export interface Hold {
  database: Database;
  clock: Clock;
  /** How often it was taken, this time included. */
  tries: number;
  /** Ends it in the transaction that does it. False where it is somebody else's by now. */
  end: (trx: Connection) => Promise<boolean>;
}

/** How items are done: so many are taken at once, so many are done at once. */
export interface Way<Item> {
  taken: number;
  done: number;
  perform: (hold: Hold, items: readonly Item[]) => Promise<number>;
}

/** An item is somebody else's by now: its lease ended before it was done. */
export class Lost extends Error {
  override name = 'Lost';
}

const inOne = (hold: Hold, work: (trx: Connection) => Promise<number>): Promise<number> =>
  inTransaction(hold.database, async (trx) => {
    if (!(await hold.end(trx))) throw new Lost('somebody else took it');
    return work(trx);
  });

/** One item is one transaction. */
export const oneByOne = <Item>(
  work: (trx: Connection, item: Item, now: Temporal.Instant) => Promise<number>,
): Way<Item> => ({
  taken: 50,
  done: 1,
  perform: (hold, items) =>
    inOne(hold, async (trx) => {
      let total = 0;
      for (const item of items) total += await work(trx, item, hold.clock());
      return total;
    }),
});

/** Many items are one transaction; where that fails, each half of them, down to the one at fault. */
export const together = <Item>(
  most: number,
  work: (trx: Connection, items: readonly Item[], now: Temporal.Instant) => Promise<number>,
): Way<Item> => ({
  taken: most,
  done: most,
  perform: (hold, items) => inOne(hold, (trx) => work(trx, items, hold.clock())),
});

/** What is done outside the database, and noted in it when it is done: with `hold.end`, where there is something to note. */
export const outside = <Item>(work: (item: Item, hold: Hold) => Promise<number>): Way<Item> => ({
  taken: 1,
  done: 1,
  async perform(hold, items) {
    let total = 0;
    let ended = false;
    const end: Hold['end'] = (trx) => {
      ended = true;
      return hold.end(trx);
    };
    for (const item of items) total += await work(item, { ...hold, end });
    if (!ended) await hold.end(hold.database);
    return total;
  },
});

/**
 * A kind of due work: what is due, and what doing one item is. What is found may have been done since by somebody else: the
 * work looks again, and answers how much it did.
 */
export interface Work<Item> {
  kind: Kind;
  /** Names an item of its kind, and what is due of it: another day's is another item. */
  key: (item: Item) => string;
  /** What is due, in the order in which it is to be done. */
  find: (connection: Connection, asked: Asked<Item>) => Promise<Item[]>;
  way: Way<Item>;
  /** Items of the same group are done together; without it all are. */
  group?: (item: Item) => unknown;
  /** Whether an item may begin beside those under way; without it each waits for the one before. */
  hasRoom?: (item: Item, underWay: readonly Item[]) => boolean;
  /** So many failures one after another, and what they all need is at fault: the rest is not tried in this turn. */
  failuresInARow?: number;
  /** What is told of an error; without it, its message. */
  reasonOf?: (error: unknown) => string;
  /** What to do about it, for whoever runs the portal. */
  adviceFor?: (reason: string) => string | undefined;
  /** Whether it will fail for ever: it is not tried again. */
  isForGood?: (error: unknown) => boolean;
  /** What becomes of an item that was tried often enough; without it, or where it fails, it is set aside. */
  giveUp?: (trx: Connection, item: Item, reason: string, now: Temporal.Instant) => Promise<void>;
}
