import { dayOf, now } from '~/base/clock.server';

/** Upcoming expirations are those of the next twenty days (spec 9). */
export const WINDOW_DAYS = 20;

/** Whether the dashboard tells of a name that does not renew by itself, by its expiry. */
export const expiresSoon = (vence: string): boolean =>
  vence <= dayOf(now()).add({ days: WINDOW_DAYS }).toString();
