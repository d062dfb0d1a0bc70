import type { Temporal } from 'temporal-polyfill';
import { secondsBefore, stamp } from '~/base/clock.server';
import { OFICINA } from '~/registry/domain/step-up';

const HOUR = 60 * 60;

/** How long a signed-in session lives without being used, and at most. */
const IDLE_SECONDS = 2 * HOUR;
const ABSOLUTE_SECONDS = 12 * HOUR;

/** How long the password given once more counts (decision 051). */
const CONFIRMED_SECONDS = 10 * 60;

/** How long a browser that never signed in keeps its cart; also how long an ended session keeps its drafts. */
export const KEPT_SECONDS = 30 * 24 * HOUR;

/** What decides whether a session still speaks for the person who signed in. */
export type Life = {
  oid: string | null;
  ingreso: string | null;
  vista: string;
  vence: string | null;
  terminada: string | null;
};

/** Whether somebody is signed in: not ended, not idle too long, not too old, and the token still valid (spec 4). */
export function speaksFor(life: Life, now: Temporal.Instant): boolean {
  if (life.oid === null || life.ingreso === null || life.terminada !== null) return false;
  if (life.vence !== null && life.vence <= stamp(now)) return false;
  return life.vista > secondsBefore(now, IDLE_SECONDS) && life.ingreso > secondsBefore(now, ABSOLUTE_SECONDS);
}

/** Whether when somebody showed who they are is still worth saying: each act of the registry looks by itself whether it is enough. */
export const isWorthSaying = (confirmada: string | null, now: Temporal.Instant): confirmada is string =>
  confirmada !== null && confirmada > secondsBefore(now, OFICINA.maxAgeSeconds);

/** Whether somebody gave their password once more, a short while ago. */
export const isConfirmed = (confirmada: string | null, now: Temporal.Instant): confirmada is string =>
  confirmada !== null && confirmada > secondsBefore(now, CONFIRMED_SECONDS);

/** When a sign-in ends if nothing more is asked from now on: idle, too old, or its token no longer valid. */
export function endOf({ ingreso, vence }: Pick<Life, 'ingreso' | 'vence'>, now: Temporal.Instant): string {
  const ends = [now.add({ seconds: IDLE_SECONDS }).epochMilliseconds];
  if (ingreso !== null) ends.push(Date.parse(ingreso) + ABSOLUTE_SECONDS * 1000);
  if (vence !== null) ends.push(Date.parse(vence));
  return new Date(Math.min(...ends)).toISOString();
}

/** Whether a row has to go: its browser has not been here for so long. */
export const isForgotten = (vista: string, now: Temporal.Instant): boolean =>
  vista <= secondsBefore(now, KEPT_SECONDS);
