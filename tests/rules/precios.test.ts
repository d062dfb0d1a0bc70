import { describe, expect, it } from 'vitest';
import { anuncioDe, estadoDePrecio, precioEn, proximoPrecio, type Tarifa } from '~/registry/domain/precios';

const TARIFA: Tarifa = {
  precio: 100_000,
  vigencias: [
    { desde: '2026-01-01T00:00', precio: 120_000 },
    { desde: '2027-01-01T00:00', precio: 150_000 },
  ],
};

describe('what a year costs', () => {
  it.each([
    ['2025-12-31T23:59', 100_000],
    ['2026-01-01T00:00', 120_000],
    ['2026-12-31T23:59', 120_000],
    ['2027-01-01T00:00', 150_000],
    ['2030-01-01T00:00', 150_000],
  ])('at %s is the last price that began: %d', (minuto, precio) => {
    expect(precioEn(TARIFA, minuto)).toBe(precio);
  });

  it('is told to change until it does, and not after', () => {
    expect(proximoPrecio(TARIFA, '2026-12-31T23:59')?.precio).toBe(150_000);
    expect(proximoPrecio(TARIFA, '2027-01-01T00:00')).toBeUndefined();
  });

  it('stands at the desk as past, in force, next or withdrawn, one of them in force at any minute', () => {
    const estado = (desde: string | null, minuto: string, retirado = false) =>
      estadoDePrecio({ desde, retirado }, TARIFA, minuto);
    const all = (minuto: string) =>
      [null, '2026-01-01T00:00', '2027-01-01T00:00'].map((each) => estado(each, minuto));
    expect(all('2025-06-01T00:00')).toEqual(['EN_VIGOR', 'PROXIMO', 'PROXIMO']);
    expect(all('2026-06-01T00:00')).toEqual(['ANTERIOR', 'EN_VIGOR', 'PROXIMO']);
    expect(all('2027-01-01T00:00')).toEqual(['ANTERIOR', 'ANTERIOR', 'EN_VIGOR']);
    expect(estado('2027-01-01T00:00', '2026-06-01T00:00', true)).toBe('RETIRADO');
  });
});

describe('that renewing will cost something else', () => {
  const PROXIMO = { desde: '2027-01-01T00:00', precio: 150_000 };

  it('is told to who can still renew on that day', () => {
    const said = 'Desde el 01/01/2027 renovar cuesta $ 1.500 (IVA incluido) por año.';
    expect(anuncioDe(PROXIMO, '2027-01-01')?.replace('\u00a0', ' ')).toBe(said);
    expect(anuncioDe(PROXIMO, '2026-12-31')).toBeUndefined();
    expect(anuncioDe(undefined, '2027-01-01')).toBeUndefined();
  });

  it('says the hour where it is not the beginning of the day', () => {
    expect(anuncioDe({ ...PROXIMO, desde: '2027-01-01T14:30' }, '2027-02-01')).toContain(
      'Desde el 01/01/2027 a las 14:30 (hora de Uruguay) renovar cuesta',
    );
  });
});
