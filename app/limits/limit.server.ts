import { Temporal } from 'temporal-polyfill';
import { now } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { visitorName } from '~/base/secrets.server';
import { type Connection, database } from '~/database/connection.server';
import { withTimeout } from '~/database/timeouts';
import { addSpent } from './store';

/** So many points in so many seconds, of whoever it is counted for. */
export interface Limit {
  nombre: string;
  puntos: number;
  segundos: number;
}

/** What one asker has spent of a limit, as far as this process knows. */
interface Tally {
  /** When the window ends, in milliseconds since 1970. */
  until: number;
  /** Spent by everybody, as the database said. */
  known: number;
  /** Spent here since. */
  fresh: number;
  sharing?: Promise<void>;
}

/** A counter is not worth a person's time: sharing it is given up soon, and not tried again at once. */
const PATIENCE_MS = 300;
const REST_MS = 5000;
/** What is spent here is told to the others at every twentieth part of the limit. */
const SHARED_EVERY = 20;
const MOST_TALLIES = 50_000;
/** Windows that are over are forgotten this often: of who does not come back nothing is kept for longer. */
const SWEPT_EVERY_MS = 30_000;

const held = onceForSettings(() => ({ tallies: new Map<string, Tally>(), restsUntil: 0, sweptAt: 0 }));

/** Of how many askers something is kept in this process. */
export const talliesKept = (): number => held().tallies.size;

/** The key tells nobody who it was. */
const keyOf = ({ nombre }: Limit, who: string): string => `${nombre}:${visitorName(`${nombre} ${who}`)}`;

function tallyOf(limit: Limit, who: string): { clave: string; tally: Tally } {
  const state = held();
  const { tallies } = state;
  const clave = keyOf(limit, who);
  const present = now().epochMilliseconds;
  const found = tallies.get(clave);
  if (found && found.until > present) return { clave, tally: found };
  if (tallies.size >= MOST_TALLIES || Math.abs(present - state.sweptAt) >= SWEPT_EVERY_MS) {
    state.sweptAt = present;
    forgetEnded(tallies, present);
  }
  const tally = { until: present + limit.segundos * 1000, known: 0, fresh: 0 };
  tallies.set(clave, tally);
  return { clave, tally };
}

/** Those whose window is over; where that is not enough, the oldest. */
function forgetEnded(tallies: Map<string, Tally>, present: number): void {
  for (const [clave, { until }] of tallies) if (until <= present) tallies.delete(clave);
  for (const clave of tallies.keys()) {
    if (tallies.size < MOST_TALLIES) return;
    tallies.delete(clave);
  }
}

/** Tells the database what was spent here and learns what was spent elsewhere. Where it cannot, ours goes on counting. */
function share(clave: string, tally: Tally): Promise<void> {
  tally.sharing ??= toDatabase(clave, tally).finally(() => {
    tally.sharing = undefined;
  });
  return tally.sharing;
}

async function toDatabase(clave: string, tally: Tally): Promise<void> {
  const state = held();
  if (state.restsUntil > now().epochMilliseconds) return;
  const puntos = tally.fresh;
  const vence = Temporal.Instant.fromEpochMilliseconds(tally.until);
  try {
    const row = await withTimeout(PATIENCE_MS, () => addSpent(database(), { clave, puntos, vence }));
    tally.known = row.gastado;
    tally.fresh -= puntos;
    tally.until = Temporal.Instant.from(row.vence).epochMilliseconds;
  } catch (error) {
    state.restsUntil = now().epochMilliseconds + REST_MS;
    log.warn({ error }, 'limits are counted in this process only');
  }
}

const isSpent = ({ puntos }: Limit, { known, fresh }: Tally): boolean => known + fresh >= puntos;

const secondsLeft = ({ until }: Tally): number =>
  Math.max(1, Math.ceil((until - now().epochMilliseconds) / 1000));

/**
 * Spends a point, or as many as what is asked weighs; answers how many seconds to wait, 0 where it may go on. Other processes
 * learn of it soon: a limit may be passed by a few.
 */
export function spend(limit: Limit, who: string, points = 1): number {
  const { clave, tally } = tallyOf(limit, who);
  if (isSpent(limit, tally)) return secondsLeft(tally);
  tally.fresh += points;
  if (tally.fresh >= limit.puntos / SHARED_EVERY) void share(clave, tally);
  return 0;
}

/** Spends a point that every process knows of before the answer: of any number at once no more than allowed pass. */
export async function spendExactly(limit: Limit, who: string): Promise<number> {
  const { clave, tally } = tallyOf(limit, who);
  if (isSpent(limit, tally)) return secondsLeft(tally);
  tally.fresh += 1;
  await share(clave, tally);
  if (tally.fresh > 0) await share(clave, tally); // the one under way had left without it
  return tally.known > limit.puntos ? secondsLeft(tally) : 0;
}

/**
 * Spends points with what they are spent on: in its transaction, so that what is not done costs nothing, and what was done
 * is known to every process. For what is kept for good. Answers how many seconds to wait, 0 where it may go on.
 */
export async function spendWith(trx: Connection, limit: Limit, who: string, points: number): Promise<number> {
  const vence = now().add({ seconds: limit.segundos });
  const row = await addSpent(trx, { clave: keyOf(limit, who), puntos: points, vence });
  if (row.gastado <= limit.puntos) return 0;
  return Math.max(1, Math.ceil(now().until(Temporal.Instant.from(row.vence)).total('seconds')));
}

/** Gives points back: what they were spent on was no abuse. */
export function giveBack(limit: Limit, who: string, points = 1): void {
  const { clave, tally } = tallyOf(limit, who);
  tally.fresh -= Math.min(points, tally.known + tally.fresh);
  void share(clave, tally);
}
