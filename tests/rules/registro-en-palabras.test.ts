import { expect, it } from 'vitest';
import { cambioEnPalabras } from '~/registry/domain/history';
import { cuantosSon, registroEnPalabras } from '~/registry/domain/registro-en-palabras';

const cambio = (antes: string, despues: string) =>
  cambioEnPalabras({ campo: 'Registros DNS', antes, despues });

it('a record is told by its type, its name in the letters of people, and its content', () => {
  expect(registroEnPalabras('mail.xn--camin-3ta.uy. 86400 IN A 192.0.2.99')).toBe(
    'A de mail.camión.uy: 192.0.2.99',
  );
  expect(registroEnPalabras('xn--camin-3ta.uy. 600 IN MX 10 mail.xn--camin-3ta.uy.')).toBe(
    'MX de camión.uy: 10 mail.camión.uy. (TTL: 10 min)',
  );
});

it('what is quoted in a record stays as it is', () => {
  expect(registroEnPalabras('a.uno.uy. 86400 IN TXT "dice xn--camin-3ta; y más"')).toBe(
    'TXT de a.uno.uy: "dice xn--camin-3ta; y más"',
  );
});

it('what is no record is told as it came', () => {
  expect(registroEnPalabras('y 12 más')).toBe('y 12 más');
});

it('one that came, several that came, and what took the place of another are told apart', () => {
  const txt = 'TXT de _dmarc.uno.uy: "v=DMARC1; p=none"';
  expect(cambio('', txt)).toBe(`se agregó el ${txt}`);
  expect(cambio('', `${txt}; A de uno.uy: 192.0.2.1`)).toBe(
    `se agregaron el ${txt}; el A de uno.uy: 192.0.2.1`,
  );
  expect(cambio('A de uno.uy: 192.0.2.1', 'A de uno.uy: 192.0.2.2')).toBe(
    'se quitó el A de uno.uy: 192.0.2.1; se agregó el A de uno.uy: 192.0.2.2',
  );
  expect(cambio('A de a.uy: 192.0.2.1; y 30 más', '')).toBe('se quitaron el A de a.uy: 192.0.2.1; y 30 más');
});

it('those that a list leaves out are counted', () => {
  expect(cuantosSon(['uno.uy. 600 IN A 192.0.2.1', 'y 30 más'])).toBe(31);
});
