import { expect, it } from 'vitest';
import { SUGERENCIAS, sugerenciaEn } from '~/registry/domain/sugerencias';

it.each([1, 2, 1_500])('each suggestion is known again by its words, of %i names', (cuantos) => {
  for (const [cual, words] of Object.entries(SUGERENCIAS)) expect(sugerenciaEn(words(cuantos))).toBe(cual);
});

it('what another registry suggests is none of these', () => {
  expect(sugerenciaEn('Renueve su contraseña.')).toBeUndefined();
  expect(sugerenciaEn('Asocie una forma de pago a 3 dominios.')).toBeUndefined();
});
