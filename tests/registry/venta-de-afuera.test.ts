import { expect, it } from 'vitest';
import { Given } from '~/registry/outside/answer-reader';
import { ventaDe } from '~/registry/outside/ventas';

const reading = {
  centesimos: false,
  poorer: new Set<string>(),
  unreadable: new Set<string>(),
  read: new Map(),
};

/** The one line of a finished sale, as an edge says it. */
function lineOf(said: Record<string, unknown>) {
  const line = {
    id: 1,
    dominio: { id: 1, nombre: 'uno.uy' },
    precioUnitario: 1389,
    estado: 'HECHO',
    ...said,
  };
  const answer = { uuidVenta: 'u', estado: 'FINALIZADA', items: [line] };
  const given = new Given(answer, reading);
  return ventaDe(given, { lines: [], contactos: [] }).items[0];
}

it('of a line of a receipt is read how its next renewals are paid, where the edge says it by its code', () => {
  const mensaje = 'Renovado hasta el 25/11/2027.';
  expect(lineOf({ mensaje, proximas: 'NINGUNA' })).toMatchObject({ mensaje, proximas: 'NINGUNA' });
});

it('an edge that only has words for it is shown as it says them', () => {
  const mensaje = 'Renovado hasta el 25/11/2027. Las próximas renovaciones se debitan de esta misma cuenta.';
  expect(lineOf({ mensaje })).toMatchObject({ mensaje });
  for (const otherwise of [{}, { proximas: 'otra cosa' }, { proximas: 7 }])
    expect(lineOf({ mensaje, ...otherwise })?.proximas).toBeUndefined();
});
