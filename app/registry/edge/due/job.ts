import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { discard, forget, isAside, listNotTried, type Undone, writeHistory } from './aside-store';
import type { Kind } from './rules';
import { Turn } from './turn';
import type { Doing, Work } from './work';

/** A kind of work, whatever its items are. */
export interface Job {
  kind: Kind;
  /** Does what is due of it, until nothing is; answers how much that was. */
  turn: (doing: Doing) => Promise<number>;
  /** Forgets what is not tried any more and is not due any more either: somebody did it by hand, or it came to nothing. */
  forgetPast: (doing: Doing) => Promise<void>;
  /** Has an item that was set aside never tried again, and its kind end it where it can; false where it is not there. */
  discard: (trx: Connection, row: Undone, motivo: string, now: Temporal.Instant) => Promise<boolean>;
}

/** As many items as may be set aside of a kind before the oldest of them are asked about alone. */
const MANY = 10_000;

/** Of a kind, what was set aside or discarded and is due all the same. */
const findAside = <Item>({ find, kind }: Work<Item>, connection: Connection, now: Temporal.Instant) =>
  find(connection, { now, limit: MANY, isOpen: (clave) => isAside(kind, clave), underWay: [] });

export const job = <Item>(work: Work<Item>): Job => ({
  kind: work.kind,
  turn: (doing) => new Turn(work, doing).run(),

  async forgetPast({ database, clock }) {
    const keys = await listNotTried(database, work.kind);
    if (keys.length === 0) return;
    const due = new Set((await findAside(work, database, clock())).map(work.key));
    for (const key of keys.filter((one) => !due.has(one))) await forget(database, work.kind, key);
  },

  async discard(trx, row, motivo, now) {
    const item = (await findAside(work, trx, now)).find((one) => work.key(one) === row.clave);
    if (!(await discard(trx, row))) return false;
    await writeHistory(trx, 'DESCARTADO', row, now, motivo);
    if (item !== undefined) await work.giveUp?.(trx, item, motivo, now);
    return true;
  },
});

/** Does what is due of some kinds, one after the other; answers how much that was. */
export async function doDue(jobs: readonly Job[], doing: Doing): Promise<number> {
  let total = 0;
  for (const each of jobs) total += await each.turn(doing);
  return total;
}
