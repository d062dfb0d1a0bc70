import { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/clock.server';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The bill that will carry what is charged at an instant: that of the following period (spec 1, facts from help). */
export function billOf(instant: Temporal.Instant | string): string {
  const moment = typeof instant === 'string' ? Temporal.Instant.from(instant) : instant;
  const { month, year } = dayOf(moment).add({ months: 1 });
  return `${MONTHS[month - 1]} de ${year}`;
}
