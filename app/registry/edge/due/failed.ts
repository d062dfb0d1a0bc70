import type { Clock } from '~/base/clock.server';
import { log } from '~/base/log.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { writeHistory } from './aside-store';
import { writeFailure } from './lease-store';
import type { Leases } from './leases';
import { nextTry, RULES, reasonOf } from './rules';
import type { Work } from './work';

/** Where what failed is written down. */
interface Place {
  database: Database;
  leases: Leases;
  clock: Clock;
}

/** A try that failed. */
interface Failed<Item> {
  item: Item;
  tries: number;
  error: unknown;
}

/** Ends an item as its kind does that was tried often enough; false where it cannot be ended either. */
async function isGivenUp<Item>(
  { database, leases, clock }: Place,
  { key, giveUp, kind }: Work<Item>,
  item: Item,
  reason: string,
): Promise<boolean> {
  if (!giveUp) return false;
  try {
    await inTransaction(database, async (trx) => {
      if (await leases.end(trx, [key(item)])) await giveUp(trx, item, reason, clock());
    });
    return true;
  } catch (error) {
    log.error({ error, kind, key: key(item) }, 'could not be given up');
    return false;
  }
}

async function setAside(
  trx: Connection,
  { leases, clock }: Place,
  clave: string,
  reason: string,
  tries: number,
) {
  const now = clock();
  const mine = await writeFailure(trx, leases.holder, clave, {
    error: reason,
    next: now,
    estado: 'APARTADO',
  });
  const row = { clase: leases.holder.kind, clave, intentos: tries, error: reason };
  if (mine) await writeHistory(trx, 'APARTADO', row, now);
}

/**
 * Writes down that a try failed: the item waits for the next one, ever longer, and after so many is ended as its kind does,
 * or set aside. Where not even this can be written the database is the trouble and not the item: the error goes on.
 */
export async function writeDown<Item>(
  place: Place,
  work: Work<Item>,
  { item, tries, error }: Failed<Item>,
): Promise<void> {
  const { kind } = work;
  const key = work.key(item);
  const reason = (work.reasonOf ?? reasonOf)(error) || 'it said nothing';
  // A kind that has words of its own for what failed keeps what others said out of the log.
  const said = work.reasonOf ? { advice: work.adviceFor?.(reason) } : { error };
  const told = { kind, key, tries, reason, ...said };
  if (tries < RULES[kind].tries && !work.isForGood?.(error)) {
    const next = nextTry(place.clock(), tries, RULES[kind]);
    log.warn({ ...told, over: false }, 'failed, and is tried again');
    await writeFailure(place.database, place.leases.holder, key, { error: reason, next, estado: 'ESPERA' });
    return;
  }
  if (await isGivenUp(place, work, item, reason)) {
    log.warn({ ...told, over: true }, 'given up');
    return;
  }
  log.error({ ...told, over: true }, 'set aside');
  await inTransaction(place.database, (trx) => setAside(trx, place, key, reason, tries));
}
