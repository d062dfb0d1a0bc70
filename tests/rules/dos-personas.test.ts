import { describe, expect, test } from 'vitest';
import {
  ACTOS_DE_DOS,
  DEVOLUCION_A_SOLAS,
  pideDosPersonas,
  porquePide,
  seHaceASolas,
} from '~/registry/domain/dos-personas';
import { permite } from '~/registry/domain/oficina';

describe('an act of the desk takes two people', () => {
  test('where it cannot be taken back, or is about the power of somebody at the desk', () => {
    expect(pideDosPersonas('levantarRetencion', {})).toBe(true);
    expect(pideDosPersonas('sacarCustodio', {})).toBe(true);
    expect(pideDosPersonas('liberarDominio', {})).toBe(true);
    expect(pideDosPersonas('devolverDominio', {})).toBe(true);
    expect(pideDosPersonas('corregirTitular', {})).toBe(true);
    expect(pideDosPersonas('aprobarTransferencia', {})).toBe(true);
    expect(pideDosPersonas('publicarTerminos', {})).toBe(true);
    expect(pideDosPersonas('cambiarPersonal', { daPermisos: true })).toBe(true);
    expect(pideDosPersonas('cambiarPersonal', { daPermisos: false })).toBe(false);
  });

  test.each([
    [0, false],
    [DEVOLUCION_A_SOLAS, false],
    [DEVOLUCION_A_SOLAS + 1, true],
  ])('where %d centésimos are given back within a day: %s', (importeDelDia, asks) => {
    expect(pideDosPersonas('devolver', { importeDelDia })).toBe(asks);
  });

  test('and never one alone where a name is taken from somebody, or from who watches over it', () => {
    expect(ACTOS_DE_DOS.filter((acto) => !seHaceASolas(acto))).toEqual([
      'sacarCustodio',
      'liberarDominio',
      'corregirTitular',
      'aprobarTransferencia',
    ]);
  });

  test('and each says why, and is somebody’s to ask and to approve', () => {
    for (const acto of ACTOS_DE_DOS) {
      expect(porquePide(acto)).toMatch(/\.$/);
      expect(permite(['direccion'], acto)).toBe(true);
    }
  });
});
