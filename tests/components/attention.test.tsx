import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Attention } from '~/routes/administrar/resumen/attention';

test('where nothing needs anybody the dashboard says that all is in order', () => {
  const html = renderToString(<Attention asuntos={[]} grupos={[]} hoy="2026-11-21" hasta="2026-12-11" />);
  expect(html).toContain('Todo está en orden.');
  expect(html).not.toContain('<ul class="lines');
});
