import { describe, expect, test } from 'vitest';
import { importeEscrito, leerImporte } from '~/registry/domain/importe';

describe('an amount as people write it', () => {
  test.each([
    ['610', 61_000],
    ['610,5', 61_050],
    ['610,50', 61_050],
    ['$ 1.389', 138_900],
    ['1.389,05', 138_905],
    [' 1389 ', 138_900],
    ['$\u00a01.159', 115_900],
    ['0', 0],
    ['9999999,99', 999_999_999],
  ])('%j is that many centésimos', (written, centesimos) => {
    expect(leerImporte(written)).toBe(centesimos);
  });

  test.each(['', '  ', '1.5', '1,389.00', '1.38', '-5', '610,505', '6 10', 'mucho', '1e3', '10000000', '٣'])(
    '%j is none, or may be read in two ways',
    (written) => {
      expect(leerImporte(written)).toBeUndefined();
    },
  );

  test.each([1, 99, 100, 61_050, 61_005, 138_900])('%d comes back as it was written', (centesimos) => {
    expect(leerImporte(importeEscrito(centesimos))).toBe(centesimos);
  });
});
