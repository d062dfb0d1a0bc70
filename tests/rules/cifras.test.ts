import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  claseDe,
  cuboDe,
  cumpleDisponibilidad,
  cumpleTiempo,
  disponibilidadDe,
  medidoEnParte,
  mesDe,
  mesesHasta,
  minutosDe,
  porCiento,
  SIN_RESPUESTA,
  tiemposDe,
} from '~/registry/domain/cifras';

const inUruguay = (text: string) => Temporal.Instant.from(text).toZonedDateTimeISO('America/Montevideo');
const times = (...pairs: readonly (readonly [ms: number | null, cuantos: number])[]) =>
  pairs.map(([ms, cuantos]) => ({ cubo: cuboDe(ms), cuantos }));

/** A month of thirty days that is over. */
const NOVIEMBRE = 30 * 24 * 60;
const ASKED = NOVIEMBRE / 5;

describe('a month', () => {
  it('begins and ends in Uruguay, whatever the day elsewhere', () => {
    expect(mesDe(inUruguay('2026-12-01T02:59:59Z'))).toBe('2026-11');
    expect(mesDe(inUruguay('2026-12-01T03:00:00Z'))).toBe('2026-12');
  });

  it('is told with the twelve before it, over the turn of a year', () => {
    const meses = mesesHasta(inUruguay('2026-01-31T12:00:00Z'));
    expect(meses).toHaveLength(13);
    expect([meses[0], meses[1], meses.at(-1)]).toEqual(['2026-01', '2025-12', '2025-01']);
  });

  it('has the minutes that it had, and this one those that passed', () => {
    const ahora = inUruguay('2026-11-02T03:30:00Z');
    expect(minutosDe('2026-11', ahora)).toBe(24 * 60 + 30);
    expect(minutosDe('2026-02', ahora)).toBe(28 * 24 * 60);
    expect(minutosDe('2026-12', ahora)).toBe(0);
  });
});

describe('how long things took', () => {
  it.each([1, 7, 80, 301, 1999, 59_000, 3_599_999])(
    '%i ms are told by a bound no more than twice as long',
    (ms) => {
      const cubo = cuboDe(ms);
      expect(cubo).toBeGreaterThanOrEqual(ms);
      expect(cubo).toBeLessThanOrEqual(Math.max(5, ms * 2));
    },
  );

  it('is not told of fewer than ten: it would be of each of them', () => {
    expect(tiemposDe('RDAP', times([30, 9]))).toBeNull();
    expect(tiemposDe('RDAP', times([30, 10]))).toEqual({ mitad: 30, casiTodos: 30, dentro: 100 });
  });

  it('counts who got no answer among those who waited for longest', () => {
    expect(tiemposDe('RDAP', times([30, 95], [null, 5]))).toEqual({ mitad: 30, casiTodos: 30, dentro: 95 });
    expect(tiemposDe('RDAP', times([30, 94], [null, 6]))).toMatchObject({ casiTodos: null, dentro: 94 });
    expect(tiemposDe('RDAP', times([null, 20]))).toEqual({ mitad: null, casiTodos: null, dentro: 0 });
  });

  it('keeps ICANN’s times to the millisecond, and never by rounding', () => {
    expect(tiemposDe('WHOIS', times([2000, 95], [2001, 5]))?.dentro).toBe(95);
    expect(cumpleTiempo('WHOIS43', tiemposDe('WHOIS43', times([2000, 9499], [2001, 501])))).toBe('NO_CUMPLE');
    expect(cumpleTiempo('DNS', tiemposDe('DNS', times([500, 19], [501, 1])))).toBe('CUMPLE');
    expect(cumpleTiempo('PUBLICACION', tiemposDe('PUBLICACION', times([3_600_000, 20])))).toBe('CUMPLE');
    expect(cumpleTiempo('PUBLICACION', tiemposDe('PUBLICACION', times([3_600_001, 20])))).toBe('NO_CUMPLE');
  });

  it('of RDAP is held to RDAP’s own time, and not to that of whois', () => {
    const slow = times([4999, 20]);
    expect(cumpleTiempo('WHOIS', tiemposDe('WHOIS', slow))).toBe('NO_CUMPLE');
    expect(cumpleTiempo('RDAP', tiemposDe('RDAP', slow))).toBe('CUMPLE');
    expect(cumpleTiempo('RDAP', tiemposDe('RDAP', times([5000, 18], [5001, 2])))).toBe('NO_CUMPLE');
  });

  it('is compared only with what ICANN asks, and only where something is known', () => {
    expect(cumpleTiempo('CORREO', tiemposDe('CORREO', times([10, 20])))).toBeNull();
    expect(cumpleTiempo('RDAP', null)).toBe('NO_SE_SABE');
  });
});

describe('what was not measured', () => {
  it('is never counted as up', () => {
    const half = disponibilidadDe(times([30, ASKED / 2]), NOVIEMBRE);
    expect(half).toEqual({ minutos: NOVIEMBRE, caidos: 0, sinMedir: NOVIEMBRE / 2 });
    expect(half && porCiento(half)).toBe(100);
    expect(cumpleDisponibilidad('RDAP', half)).toBe('NO_SE_SABE');
  });

  it('of a whole month is no figure at all', () => {
    expect(disponibilidadDe([], NOVIEMBRE)).toBeNull();
    expect(cumpleDisponibilidad('RDAP', null)).toBe('NO_SE_SABE');
    expect(cumpleDisponibilidad('WEB', null)).toBeNull();
  });

  it('excuses nobody who was down for too long in what was', () => {
    const down = disponibilidadDe(times([30, 100], [null, 173]), NOVIEMBRE);
    expect(down?.caidos).toBe(865);
    expect(cumpleDisponibilidad('RDAP', down)).toBe('NO_CUMPLE');
  });

  it('is let pass where even then ICANN’s minutes would hold', () => {
    const month = (fallos: number, sinMedir: number) =>
      disponibilidadDe(times([30, ASKED - fallos - sinMedir], [null, fallos]), NOVIEMBRE);
    expect(cumpleDisponibilidad('RDAP', month(100, 72))).toBe('CUMPLE');
    expect(cumpleDisponibilidad('RDAP', month(100, 73))).toBe('NO_SE_SABE');
    expect(cumpleDisponibilidad('DNS', month(0, 0))).toBe('CUMPLE');
    expect(cumpleDisponibilidad('DNS', month(1, 0))).toBe('NO_CUMPLE');
  });

  it('is nothing in a month that has just begun', () => {
    expect(disponibilidadDe(times([30, 2]), 6)).toEqual({ minutos: 6, caidos: 0, sinMedir: 0 });
    expect(disponibilidadDe(times([null, 1]), 0)).toEqual({ minutos: 0, caidos: 0, sinMedir: 0 });
  });

  it('and what was down are never rounded to all', () => {
    const seen = disponibilidadDe(times([30, 100_000], [null, 1]), 500_005);
    expect(seen && porCiento(seen)).toBe(99.99);
    expect(SIN_RESPUESTA).toBeLessThan(0);
  });
});

it('a name is lost when it is gone, not while it can be recovered', () => {
  expect(['FIN', 'BAJA'].map(claseDe)).toEqual(['PERDIDOS', 'PERDIDOS']);
  expect(['ELIMINACION', 'LIBERACION', 'VENCIMIENTO', 'CONTACTOS'].map(claseDe)).toEqual(
    Array.from({ length: 4 }),
  );
});

describe('a month that was measured in part', () => {
  const seen = (sinMedir: number) => ({ minutos: 1000, caidos: 0, sinMedir });

  it('is told by the service that was asked least, and a whole one is not', () => {
    expect(medidoEnParte([seen(0), seen(480), null])).toBe(52);
    expect(medidoEnParte([seen(999)])).toBe(1);
    expect(medidoEnParte([seen(100), seen(0)]), 'nearly all of it').toBe(null);
    expect(medidoEnParte([null]), 'not at all is told otherwise').toBe(null);
  });
});
