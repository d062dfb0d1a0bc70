/** Money, days and instants, in whatever way an edge writes them. */

const MONTEVIDEO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo', dateStyle: 'short' });
const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Montevideo',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

const DAY_MS = 86_400_000;
const MIDNIGHT = /^00:00:00$/;

/**
 * The day that an instant stands for, where it is one: midnight of Montevideo, or midnight in UTC, is how a day alone is
 * written as an instant. Undefined where it says a moment.
 */
function dayMeant(instant: Date): string | undefined {
  if (instant.getTime() % DAY_MS === 0) return instant.toISOString().slice(0, 10);
  return MIDNIGHT.test(HOUR.format(instant)) ? MONTEVIDEO.format(instant) : undefined;
}

/** Where the decimals of an amount begin: '1.234,50', '1,234.50', '1234.5'; three digits after a mark are thousands. */
function decimalPlace(text: string): number {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return -1;
  const mark = text.charAt(last);
  const isOnly = text.indexOf(mark) === last;
  const hasOther = text.includes(mark === ',' ? '.' : ',');
  return isOnly && (hasOther || text.length - last - 1 !== 3) ? last : -1;
}

/** An amount as a number: a number, or a text with or without its currency. */
export function amountOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/[^\d.,-]/g, '');
  if (!/\d/.test(text)) return undefined;
  const place = decimalPlace(text);
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const whole = place < 0 ? digits(text) : `${digits(text.slice(0, place))}.${text.slice(place + 1)}`;
  const amount = Number(whole);
  return Number.isFinite(amount) ? amount : undefined;
}

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`));

/** Before this a number counts seconds, as some write an instant: in milliseconds it is a day of 1973. */
const SECONDS_BELOW = 100_000_000_000;

const dateAt = (count: number): Date => new Date(count < SECONDS_BELOW ? count * 1000 : count);

/** An instant: milliseconds or seconds since 1970, or a text with a time and a zone. */
function instantOf(value: unknown): Date | undefined {
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^\d{10,14}(\.\d+)?$/.test(value));
  if (!isNumber && !(typeof value === 'string' && /\dT?\s?\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(value)))
    return undefined;
  const date = isNumber ? dateAt(Number(value)) : new Date(String(value));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Noon in Uruguay: what stands for a day where a moment is asked for, and is that day wherever it is read. */
const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);

/** A moment; of a day alone, its noon in Uruguay. */
export function momentOf(value: unknown): Date | undefined {
  const instant = instantOf(value);
  const day = instant ? dayMeant(instant) : dayOf(value);
  return day ? noonOf(day) : instant;
}

/** [2026, 3, 1], with or without a time: how some edges write a date. */
function dayOfList(value: readonly unknown[]): string | undefined {
  const [year, month, date] = value.map(Number);
  if (!year || !month || !date) return undefined;
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** A day of Uruguay, YYYY-MM-DD, out of dd/MM/yyyy, ISO 8601, an instant, milliseconds or a list of numbers. */
export function dayOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return dayOfList(value);
  const instant = instantOf(value);
  if (instant) return dayMeant(instant) ?? MONTEVIDEO.format(instant);
  if (typeof value !== 'string') return undefined;
  const [, date, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(value.trim()) ?? [];
  const day = year
    ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0];
  return day && isDay(day) ? day : undefined;
}

/** A day as the specification writes it: dd/MM/yyyy (spec 9). */
export const shownDay = (day: string): string => day.split('-').reverse().join('/');
