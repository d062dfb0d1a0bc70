import { expect, test } from 'vitest';
import { relativeDay } from '~/components/relative-day';

test.each([
  ['2026-11-21', 'hoy'],
  ['2026-11-22', 'mañana'],
  ['2026-11-20', 'ayer'],
  ['2026-11-25', 'dentro de 4 días'],
  ['2026-10-22', 'hace 30 días'],
  ['2027-01-20', 'dentro de 60 días'],
  ['2027-01-21', 'dentro de 2 meses'],
  ['2026-09-21', 'hace 2 meses'],
  ['2027-02-20', 'dentro de 3 meses'],
  ['2027-11-21', 'dentro de 12 meses'],
  ['2029-12-01', 'dentro de 3 años'],
])('%s is %s', (day, words) => {
  expect(relativeDay(day, '2026-11-21')).toBe(words);
});
