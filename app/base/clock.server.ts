import { Temporal } from 'temporal-polyfill';
import { onceForSettings } from './config.server';

/** Dates of the registry are those of Uruguay, whatever the machine's zone. */
export const ZONA = 'America/Montevideo';

/** Where time comes from: passed to whoever decides by it, so that a lifecycle can be tested without waiting. */
export type Clock = () => Temporal.Instant;

const clocks = onceForSettings(() => ({ now: (() => Temporal.Now.instant()) as Clock }));

/** The present instant, by the clock in force. */
export const now: Clock = () => clocks().now();

/** Puts another clock in force, for tests; it goes with the settings it was set under. */
export function useClock(clock: Clock): void {
  clocks().now = clock;
}

const MINUTE_MS = 60_000;

let lastDay: { minute: number; day: Temporal.PlainDate } | undefined;

/** The calendar day in Uruguay of an instant: every row of every list asks for today's, and no day begins within a minute. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  const minute = Math.floor(instant.epochMilliseconds / MINUTE_MS);
  if (lastDay?.minute === minute) return lastDay.day;
  const day = instant.toZonedDateTimeISO(ZONA).toPlainDate();
  lastDay = { minute, day };
  return day;
}

let lastMinute: { minute: number; text: string } | undefined;

/** The minute in Uruguay of an instant, AAAA-MM-DDTHH:MM: every price and every change of one asks for the present one. */
export function minuteOf(instant: Temporal.Instant): string {
  const minute = Math.floor(instant.epochMilliseconds / MINUTE_MS);
  if (lastMinute?.minute === minute) return lastMinute.text;
  const text = instant.toZonedDateTimeISO(ZONA).toPlainDateTime().toString({ smallestUnit: 'minute' });
  lastMinute = { minute, text };
  return text;
}

/** The instant at which a minute of Uruguay begins, or a day (AAAA-MM-DD). */
export const instantOf = (minute: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(minute).toZonedDateTime(ZONA).toInstant();

/** The instant at which a day begins in Uruguay. */
export const beginningOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime(ZONA).toInstant();

/** An instant as it is stored and answered: UTC, always of the same length, so that text order is time order. */
export const stamp = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString();

/** The instant, as stored, that lies some seconds before another. */
export const secondsBefore = (instant: Temporal.Instant, seconds: number): string =>
  new Date(instant.epochMilliseconds - seconds * 1000).toISOString();
