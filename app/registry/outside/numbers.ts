/** Money, days and instants, in whatever way an edge writes them. */

const MONTEVIDEO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo', dateStyle: 'short' });

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

/** An instant: milliseconds, or a text with a time and a zone. */
export function instantOf(value: unknown): Date | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d{10,14}$/.test(value));
  if (!isNumber && !(typeof value === 'string' && /\dT?\s?\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(value)))
    return undefined;
  const date = new Date(isNumber ? Number(value) : String(value));
  return Number.isNaN(date.getTime()) ? undefined : date;
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
  if (instant) return MONTEVIDEO.format(instant);
  if (typeof value !== 'string') return undefined;
  const [, date, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(value.trim()) ?? [];
  const day = year
    ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0];
  return day && isDay(day) ? day : undefined;
}

/** A day as the specification writes it: dd/MM/yyyy (spec 9). */
export const shownDay = (day: string): string => day.split('-').reverse().join('/');
