import { describe, expect, test } from 'vitest';
import {
  ACTOS_DE_DOS,
  DEVOLUCION_A_SOLAS,
  loQueCambia,
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
    ['Estado', 'Eliminado', 'Registrado', 'Estado: pasa de Eliminado a Registrado.'],
    ['Titular', '', 'Ana', 'Se agrega titular: Ana.'],
    ['Fecha de eliminación', '23/11/2026', '', 'Deja de tener fecha de eliminación (era el 23/11/2026).'],
    ['Congelado hasta', '23/11/2026', '', 'Deja de estar congelado (lo estaba hasta el 23/11/2026).'],
    ['Qué no se puede', 'no se renueva', '', 'Deja de estar impedido: no se renueva.'],
    ['Se renueva', '', 'un año', 'Se renueva un año.'],
    ['Lo tiene', 'Ana', 'Eva', 'Lo tiene Eva, en lugar de Ana.'],
    ['Custodio', 'Ana', 'ya no lo es', 'Custodio (Ana): ya no lo es.'],
  ])('and says in a sentence what it changes: %s', (campo, antes, despues, frase) => {
    const said = (estado: string) =>
      loQueCambia({ acto: 'corregirTitular', estado, diferencias: [{ campo, antes, despues }] });
    expect(said('ESPERA')).toEqual({ titulo: 'Qué cambia', frases: [frase] });
    expect(said('HECHO')).toEqual({ titulo: 'Qué cambió', frases: [frase] });
    for (const estado of ['RECHAZADO', 'RETIRADO', 'CADUCO', 'NO_SE_PUDO'])
      expect(said(estado)).toEqual({ titulo: 'Qué iba a cambiar', frases: [frase] });
  });

  test('and of what was asked says nothing twice, and of what was not done that it was not', () => {
    const diferencias = [{ campo: 'Retención', antes: 'orden judicial', despues: 'levantada' }];
    const of = (estado: string) => loQueCambia({ acto: 'levantarRetencion', estado, diferencias });
    expect(of('ESPERA')).toBeNull();
    expect(of('CADUCO')?.frases).toEqual(['No se levantó.']);
    const money = { acto: 'devolver' as const, estado: 'RECHAZADO', diferencias: [] };
    expect(loQueCambia(money)?.frases).toEqual(['No se devolvió nada.']);
  });
});
