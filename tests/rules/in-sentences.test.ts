import { expect, test } from 'vitest';
import { afterColon, alphabetical } from '~/registry/domain/in-sentences';

test.each([
  ['El dominio tiene candado. Espere.', 'el dominio tiene candado. Espere.'],
  ['No está entre sus dominios.', 'no está entre sus dominios.'],
  ['Ana Titular ya respondió.', 'Ana Titular ya respondió.'],
  ['DNSSEC está activo.', 'DNSSEC está activo.'],
  ['', ''],
])('after a colon, %s', (said, inSentence) => {
  expect(afterColon(said)).toBe(inSentence);
});

test('names are in the order of the Spanish alphabet', () => {
  expect(alphabetical(['óleo.uy', 'zorro.uy', 'ñandú.uy', 'nube10.uy', 'nube9.uy'])).toEqual([
    'nube9.uy',
    'nube10.uy',
    'ñandú.uy',
    'óleo.uy',
    'zorro.uy',
  ]);
});
