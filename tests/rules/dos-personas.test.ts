import { describe, expect, test } from 'vitest';
import {
  ACTOS_DE_DOS,
  cambioDelActo,
  DEVOLUCION_A_SOLAS,
  noSeHizo,
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

  test.each([
    ['Devuelto', '$ 0', '$ 9', 'antes $ 0; con esto $ 9', 'antes $ 0; iba a quedar así: $ 9'],
    ['Titular', '', 'Ana', 'se agrega Ana', 'se iba a agregar Ana'],
    ['Titular', 'Ana', '', 'antes Ana; con esto, ninguno', 'antes Ana; se iba a quitar'],
    ['Fecha de eliminación', 'hoy', '', 'antes hoy; con esto, ninguna', 'antes hoy; se iba a quitar'],
    ['Congelado hasta', 'hoy', '', 'antes hoy; con esto, ya no', 'antes hoy; se iba a quitar'],
    ['Se renueva', '', 'un año', 'un año', 'no se hizo; era: un año'],
  ])(
    'and says what it changes, and of what was not done that it is not so: %s',
    (campo, antes, despues, done, not) => {
      const said = (estado: string) => cambioDelActo({ campo, antes, despues }, noSeHizo(estado));
      expect(['ESPERA', 'HECHO'].map(said)).toEqual([done, done]);
      expect(['RECHAZADO', 'RETIRADO', 'CADUCO', 'NO_SE_PUDO'].map(said)).toEqual([not, not, not, not]);
    },
  );
});
