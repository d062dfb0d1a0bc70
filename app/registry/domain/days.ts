import type { Temporal } from 'temporal-polyfill';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days as text (YYYY-MM-DD), whose order is theirs: a list compares and adds hundreds, and objects of a calendar cost ten times as much. */

/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'AAAA-MM-DD'.length);

/** How many days a day is after another. */
export const daysBetween = (day: string, later: string): number =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The same day so many years after, or before where they are less than none; 29 February is 28 in a year that has none. */
export function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const rest = day.slice(4);
  return `${String(year).padStart(4, '0')}${rest === '-02-29' && !isLeap(year) ? '-02-28' : rest}`;
}

const texts = new WeakMap<Temporal.PlainDate, string>();

/** A day as text, written once: every row of a list is compared with today. */
export function textOf(day: Temporal.PlainDate): string {
  const known = texts.get(day) ?? day.toString();
  texts.set(day, known);
  return known;
}
