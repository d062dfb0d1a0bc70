import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  falta,
  type Linea,
  lugares,
  nuevaReferencia,
  precioLinea,
  reunir,
  totales,
} from '~/registry/domain/sale';

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
    expect(precioLinea('TRANSFERENCIA', 3, 115900)).toBe(115900);
  });

  it('adds each section apart, and the sections make the total', () => {
    const tipo = fc.constantFrom('REGISTRO' as const, 'RENOVACION' as const, 'TRANSFERENCIA' as const);
    const lineas = fc.array(fc.record({ tipo, precio: fc.nat(1_000_000) }).map(linea));
    fc.assert(
      fc.property(lineas, (some) => {
        const { registros, renovaciones, transferencias, total } = totales(some);
        expect(total).toBe(registros + renovaciones + transferencias);
        expect(total).toBe(some.reduce((all, { precio }) => all + precio, 0));
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

  it('is not helped by the holder of another registration', () => {
    expect(falta([conTitular, { ...linea({ nombre: 'otro.uy' }), conTitular: false }], true)).toBe(
      'SIN_TITULAR',
    );
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

describe('two carts that become one', () => {
  const nombres = (lineas: readonly { nombre: string }[]) => lineas.map(({ nombre }) => nombre);
  const nueve = Array.from({ length: 9 }, (_, at) => linea({ nombre: `propio-${at}.uy` }));

  it('have each name once of a type, and the earlier line stays', () => {
    const traidas = [
      linea({ nombre: 'propio-0.uy' }),
      linea({ nombre: 'propio-0.uy', tipo: 'RENOVACION' }),
      linea({ nombre: 'nuevo.uy' }),
    ];
    const { entran, apartados } = reunir(nueve, traidas);
    expect(entran).toEqual([traidas[1], traidas[2]]);
    expect(apartados).toEqual([]);
  });

  it('put aside the last registrations that have no place, and no line of another type', () => {
    const traidas = [
      linea({ nombre: 'entra.uy' }),
      linea({ nombre: 'renueva.uy', tipo: 'RENOVACION' }),
      linea({ nombre: 'sobra.uy' }),
      linea({ nombre: 'cede.uy', tipo: 'TRANSFERENCIA' }),
    ];
    const { entran, apartados } = reunir(nueve, traidas);
    expect(nombres(entran)).toEqual(['entra.uy', 'renueva.uy', 'cede.uy']);
    expect(nombres(apartados)).toEqual(['sobra.uy']);
  });
});

it('gives a reference that can be read aloud', () => {
  expect(nuevaReferencia(2026)).toMatch(/^UY-2026-[0-9A-HJKMNP-TV-Z]{8}$/);
});
