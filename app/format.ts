/** How amounts, dates and terms are written everywhere (spec 9: currency '$', dates dd/MM/yyyy). */

/** Keeps a sign and what it is of on one line. */
export const NBSP = '\u00a0';

/** A whole number, its thousands apart: 1.020. Grouped by hand: engines disagree on four digits in Spanish. */
export const whole = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '.');

/** Integer centésimos as '$ 1.159', '$ 1.159,50' or '−$ 500', with a minus: programs are told numbers. */
export function money(centesimos: number): string {
  const cents = Math.abs(centesimos) % 100;
  const sign = centesimos < 0 ? '−' : '';
  return `${sign}$${NBSP}${whole(Math.floor(Math.abs(centesimos) / 100))}${cents ? `,${String(cents).padStart(2, '0')}` : ''}`;
}

/** '$ 1.159 (IVA incluido)'. */
export function moneyWithVat(centesimos: number): string {
  return `${money(centesimos)} (IVA incluido)`;
}

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '1 Año', '2 Años' (spec 2: term of a cart line). */
export function term(years: number): string {
  return `${years}${NBSP}${years === 1 ? 'Año' : 'Años'}`;
}

const dayInUruguay = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const timeInUruguay = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A date (YYYY-MM-DD) or an instant (ISO, UTC) as dd/MM/yyyy in Uruguay. */
export function date(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : dayInUruguay.format(new Date(value));
}

/** An instant as '10:46', in Uruguay. */
export const time = (instant: string): string => timeInUruguay.format(new Date(instant));

/** An instant as '21/11/2026 10:46', in a list that says once that its hours are Uruguay's. */
export const dateTimeInList = (instant: string): string => `${date(instant)} ${time(instant)}`;

/** An instant as '21/11/2026 10:46 (hora de Uruguay)'. */
export const dateTime = (instant: string): string => `${dateTimeInList(instant)} (hora de Uruguay)`;

/** 'un dominio', '3 dominios': a number with the word it counts. */
export function count(n: number, one: string, many: string): string {
  return `${n}${NBSP}${n === 1 ? one : many}`;
}

/** Size of a file: '120 kB', '4,2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}${NBSP}kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}${NBSP}MB`;
}

/** An account where it is named beside other things: by the end of its number, whether the rest came masked or not, it is told from others of its name. */
export const accountName = (nombre: string, numero: string): string => `${nombre} …${numero.slice(-4)}`;
