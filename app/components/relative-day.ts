const WORDS = new Intl.RelativeTimeFormat('es-UY', { numeric: 'auto' });

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Up to two months in days, up to two years in months: as exact as a person would say it. */
const DAYS_SHOWN = 60;
const MONTHS_SHOWN = 24;
const DAYS_A_MONTH = 30.44;

/** The day that is so many after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether how far a day is says more than its date. */
export const isNear = (day: string, today: string): boolean =>
  Math.abs(daysBetween(today, day)) <= DAYS_SHOWN;

/** How far a day (YYYY-MM-DD) is from another: 'mañana', 'dentro de 12 días', 'hace 3 meses'. Beside the date, never alone. */
export function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (Math.abs(days) <= DAYS_SHOWN) return WORDS.format(days, 'day');
  const months = Math.round(days / DAYS_A_MONTH);
  if (Math.abs(months) < MONTHS_SHOWN) return WORDS.format(months, 'month');
  return WORDS.format(Math.round(months / 12), 'year');
}
