import { describe, expect, test } from 'vitest';
import { date, dateTime, fileSize, money, moneyWithVat, term } from '~/format';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('amounts', () => {
  test.each([
    [115900, '$ 1.159'],
    [0, '$ 0'],
    [5, '$ 0,05'],
    [115950, '$ 1.159,50'],
    [123456789000, '$ 1.234.567.890'],
    [-115900, '−$ 1.159'],
  ])('%i centésimos are %s', (centesimos, text) => expect(plain(money(centesimos))).toBe(text));

  test('VAT is said', () => expect(plain(moneyWithVat(231800))).toBe('$ 2.318 (IVA incluido)'));
});

test('terms', () => expect([1, 2].map(term).map(plain)).toEqual(['1 Año', '2 Años']));

test('a date stays the day it is; an instant is that day in Uruguay', () => {
  expect(date('2026-01-02')).toBe('02/01/2026');
  expect(date('2026-01-02T02:59:00Z')).toBe('01/01/2026');
  expect(dateTime('2026-11-21T13:46:00Z')).toBe('21/11/2026 10:46 (hora de Uruguay)');
});

test('sizes of files', () =>
  expect([10, 123_456, 5_242_880].map(fileSize).map(plain)).toEqual(['1 kB', '123 kB', '5,2 MB']));
