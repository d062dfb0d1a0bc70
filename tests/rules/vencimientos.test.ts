import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  ETAPAS,
  esPrescindible,
  fechasDe,
  palabrasDe,
  type Vencimiento,
} from '~/registry/domain/expiry-notices';

const hoy = Temporal.PlainDate.from('2026-06-01');

/** The notices that a name gets today whose date is so many days from now. */
const etapasA = (dias: number) => {
  const fecha = hoy.add({ days: dias }).toString();
  return ETAPAS.filter((etapa) => {
    const { desde, hasta } = fechasDe(etapa, hoy);
    return desde <= fecha && fecha <= hasta;
  });
};

const palabras = (given: Partial<Vencimiento>) =>
  palabrasDe(
    {
      nombre: 'peñarol.uy',
      fecha: '2026-06-08',
      pago: null,
      tieneCuenta: given.pago != null,
      seVende: true,
      renovable: '2026-07-08',
      ...given,
    },
    hoy,
  );
const CASA = { cuenta: 'Casa', precio: 138_900 };

describe('the notices of an expiry date', () => {
  it('come one at a time, from sixty days before it for as long as it can be renewed', () => {
    const now = (dias: number) => etapasA(dias).join();
    expect([61, 60, 31, 30, 8, 7, 2, 1].map(now)).toEqual(['', '60', '60', '30', '30', '7', '7', '1']);
    expect([0, -1, -4, -5, -30, -31].map(now)).toEqual(['1', '-1', '-1', '-5', '-5', '']);
    for (let dias = -30; dias <= 60; dias++) expect(etapasA(dias), `${dias}`).toHaveLength(1);
  });

  it('that ask for nothing are the ones that can be done without', () => {
    expect(ETAPAS.filter((etapa) => esPrescindible(etapa, false))).toEqual([60, 30]);
    expect(ETAPAS.filter((etapa) => esPrescindible(etapa, true))).toEqual([60, 30, 1]);
  });

  it.each([
    ['2026-06-08', 'peñarol.uy vence el 08/06/2026, en 7\u00a0días'],
    ['2026-08-01', 'peñarol.uy vence el 01/08/2026, en 61\u00a0días'],
    ['2026-06-02', 'peñarol.uy vence el 02/06/2026, mañana'],
    ['2026-06-01', 'peñarol.uy vence hoy, 01/06/2026'],
    ['2026-05-31', 'peñarol.uy venció el 31/05/2026'],
  ])('say when: %s', (fecha, titulo) => {
    expect(palabras({ fecha }).titulo).toBe(titulo);
    expect(palabras({ fecha, pago: CASA }).titulo).toBe(titulo.replace('vence ', 'se renueva '));
  });

  it.each([
    [false, 'Para no perderlo, asóciele una forma de pago.'],
    [true, 'Para no perderlo, renuévelo.'],
  ])(
    'of a name that nothing renews (with an account: %s) say until when it can be renewed, and its first step',
    (tieneCuenta, first) => {
      expect(palabras({ tieneCuenta }).parrafos).toEqual([
        'No tiene una forma de pago que lo renueve. Si nadie lo renueva, vence ese día y puede renovarlo hasta el 08/07/2026.',
        first,
      ]);
    },
  );

  it('of one that renews itself say what it costs, who pays, and how to keep it from that', () => {
    expect(palabras({ pago: CASA }).parrafos).toEqual([
      'Se renueva por 1 año ese día y $\u00a01.389 (IVA incluido) se debitan de la cuenta Casa. No tiene que hacer nada.',
      'Si no quiere renovarlo, quite su forma de pago o su renovación automática en su detalle.',
    ]);
    expect(palabras({ fecha: '2026-06-01', pago: CASA }).parrafos[0]).toContain('Casa');
  });

  it.each([
    ['2026-06-08', 'Vence ese día.'],
    ['2026-05-31', 'El dominio dejó de estar en vigor, y se elimina después del 08/07/2026.'],
  ])('of one whose ending is not sold send nobody to a button that refuses: %s', (fecha, first) => {
    expect(palabras({ fecha, seVende: false }).parrafos).toEqual([
      first,
      'No se puede renovar en este momento porque su terminación no está a la venta. Escríbanos desde Contacto y le diremos cómo seguir.',
    ]);
  });

  it.each([null, CASA])('of one that has expired ask for its renewal, whatever was to pay it: %j', (pago) => {
    expect(palabras({ fecha: '2026-05-31', pago, renovable: '2026-06-30' }).parrafos).toEqual([
      'El dominio dejó de estar en vigor. Puede renovarlo hasta el 30/06/2026: después se elimina.',
      'Para no perderlo, renuévelo.',
    ]);
  });
});
