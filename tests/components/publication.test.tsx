import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { publicationInWords } from '~/routes/administrar/ver-dominio/dns/publication-words.server';

const said = (eliminado: boolean, alojado = true): string =>
  publicationInWords(
    {
      alojado,
      publicacion: { estado: 'PUBLICADO', serie: 7, en: '2026-11-27T10:00:00Z', rechazados: [] },
    },
    { eliminado, nameservers: [] },
    Temporal.Instant.from('2026-11-27T10:02:00Z'),
  );

test('a deleted name is not said to be in the servers, whatever its zone above has published since', () => {
  expect(said(false)).toMatch(
    /^En los servidores desde hace 2\sminutos \(27\/11\/2026 07:00, hora de Uruguay\)\.$/,
  );
  expect(said(true)).toBe('Si se recupera, vuelve a publicarse así.');
});

test('a name that nobody serves is not said to be in the servers', () => {
  expect(said(false, false)).toBe('');
});
