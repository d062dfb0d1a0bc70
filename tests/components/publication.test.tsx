import { renderToStaticMarkup } from 'react-dom/server';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { Publication } from '~/routes/administrar/ver-dominio/dns/publication';
import { publishedSince } from '~/routes/administrar/ver-dominio/dns/published-since.server';

const said = (isGone: boolean): string =>
  renderToStaticMarkup(
    <Publication
      isGone={isGone}
      hasWhat
      desde={publishedSince('2026-11-27T10:00:00Z', Temporal.Instant.from('2026-11-27T10:02:00Z'))}
      publicacion={{ estado: 'PUBLICADO', serie: 7, en: '2026-11-27T10:00:00Z', rechazados: [] }}
    />,
  );

test('a deleted name is not said to be in the servers, whatever its zone above has published since', () => {
  expect(said(false)).toMatch(
    /En los servidores desde hace 2\sminutos, el 27\/11\/2026 07:00 \(hora de Uruguay\)\./,
  );
  expect(said(true)).not.toContain('En los servidores desde');
  expect(said(true)).toContain('Ya no está en los servidores: vuelve si se recupera.');
});
