import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Attention } from '~/routes/administrar/resumen/attention';

test('where nothing needs anybody the dashboard says that all is in order', () => {
  const html = renderToString(
    <Attention asuntos={[]} grupos={[]} hoy="2026-11-21" hasFindings={false} hasta="2026-12-11" />,
  );
  expect(html).toContain('Todo está en orden.');
  expect(html).not.toContain('<ul class="lines');
});

test('it does not say so where the first names renew by themselves and the others are not here', () => {
  const dominios = [{ nombre: 'sola.uy', fechaVencimiento: '2026-11-30', renovacionAutomatica: true }];
  const ofSoMany = (total: number) =>
    renderToString(
      <Attention
        asuntos={[]}
        grupos={[{ tipo: 'PROXIMO_A_VENCER', titulo: 'Próximos a vencer', total, dominios }]}
        hoy="2026-11-21"
        hasFindings={false}
        hasta="2026-12-11"
      />,
    );
  expect(ofSoMany(2)).not.toContain('Todo está en orden.');
  expect(ofSoMany(2)).toContain('Revise las listas');
  expect(ofSoMany(1)).toContain('Todo está en orden.');
});

test('what is told of longer lists is not called all of them, and a document is not broken at its hyphen', () => {
  const dominios = ['a', 'b', 'c', 'd', 'e'].map((label) => ({
    nombre: `${label}.uy`,
    fechaVencimiento: '2026-12-30',
    renovacionAutomatica: false,
  }));
  const asuntos = dominios.map(({ nombre }) => ({
    nombre,
    estado: 'Retenido',
    tono: 'aviso' as const,
    plazos: [{ texto: 'medida administrativa, documento MA-77/2026.', fecha: null }],
    accion: null,
  }));
  const ofSoMany = (total: number) =>
    renderToString(
      <Attention
        asuntos={asuntos}
        grupos={[{ tipo: 'SIN_CUENTA_PAGO', titulo: 'Sin forma de pago', total, dominios }]}
        hoy="2026-11-21"
        hasFindings={false}
        hasta="2026-12-11"
      />,
    );
  expect(ofSoMany(15)).toContain('Ver otros 2');
  expect(ofSoMany(15)).toContain('Aquí están los primeros dominios de cada lista.');
  expect(ofSoMany(5)).toContain('Ver los otros 2');
  expect(ofSoMany(5)).not.toContain('Aquí están los primeros');
  expect(ofSoMany(5)).toContain('<span class="unbroken">MA-77/2026.</span>');
});
