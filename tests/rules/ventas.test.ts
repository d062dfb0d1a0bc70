import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  falta,
  type Linea,
  lugares,
  nuevaReferencia,
  precioLinea,
  totales,
} from '~/registry/edge/ventas/rules';

const linea = (some: Partial<Linea> = {}): Linea => ({
  tipo: 'REGISTRO',
  nombre: 'pepe.uy',
  anios: 1,
  precio: 138900,
  ...some,
});

describe('what a sale costs', () => {
  it('charges a renewal for each of its years', () => {
    expect(precioLinea('RENOVACION', 3, 115900)).toBe(347700);
    expect(precioLinea('TRANSFERENCIA', 1, 115900)).toBe(115900);
  });

  it('adds each section apart, and the sections make the total', () => {
    const tipo = fc.constantFrom('REGISTRO' as const, 'RENOVACION' as const, 'TRANSFERENCIA' as const);
    const lineas = fc.array(fc.record({ tipo, precio: fc.nat(1_000_000) }).map(linea));
    fc.assert(
      fc.property(lineas, (some) => {
        const { registros, renovaciones, transferencias, total } = totales(some);
        expect(total).toBe(registros + renovaciones + transferencias);
      }),
    );
  });
});

describe('when a sale can be confirmed', () => {
  const conTitular = { ...linea(), conTitular: true };

  it('needs a line, a holder for every registration and an account, in that order', () => {
    expect(falta([], false)).toBe('VACIO');
    expect(falta([{ ...linea(), conTitular: false }], true)).toBe('SIN_TITULAR');
    expect(falta([conTitular], false)).toBe('SIN_CUENTA');
    expect(falta([conTitular], true)).toBeUndefined();
  });

  it('asks no holder for a renewal', () => {
    expect(falta([{ ...linea({ tipo: 'RENOVACION' }), conTitular: false }], true)).toBeUndefined();
  });

  it('admits ten registrations, whatever else is in the cart', () => {
    const diez = Array.from({ length: 10 }, () => linea());
    expect(lugares(diez)).toBe(0);
    expect(lugares([...diez.slice(1), linea({ tipo: 'RENOVACION' })])).toBe(1);
  });
});

it('gives a reference that can be read aloud', () => {
  expect(nuevaReferencia(2026)).toMatch(/^UY-2026-[0-9A-HJKMNP-TV-Z]{8}$/);
});
