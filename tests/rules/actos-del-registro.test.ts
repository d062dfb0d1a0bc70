import { describe, expect, test } from 'vitest';
import { type ActoSobreUnNombre, impideAlRegistro } from '~/registry/domain/actos-del-registro';
import { CLASES_DE_DOCUMENTO, type ClaseDeDocumento, documentoEnPalabras } from '~/registry/domain/documento';
import type { EstadoVigente } from '~/registry/domain/lifecycle';
import type { Situacion } from '~/registry/domain/situacion';

const situacion = (given: Partial<Situacion> = {}): Situacion => ({
  roles: { titular: 0, administrador: 0, tecnico: 0, financiero: 0 },
  estado: 'REGISTRADO',
  retenciones: [],
  congeladoHasta: null,
  renovableDesde: null,
  recienCongeladoHasta: null,
  congeladoDeSobra: false,
  candado: null,
  ...given,
});
const CONGELADO = { congeladoHasta: '2026-11-22T12:00:00Z' };
const por = (
  acto: ActoSobreUnNombre,
  given: Partial<Situacion>,
  clase: ClaseDeDocumento = 'NOTA_DEL_TITULAR',
) => impideAlRegistro(acto, situacion(given), clase)?.por;

describe('what the registry may do with a name by a document', () => {
  const ESTADOS: EstadoVigente[] = ['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'ERROR', 'LIBRE'];

  test.each<[ActoSobreUnNombre, EstadoVigente[]]>([
    ['liberar', ['REGISTRADO', 'VENCIDO']],
    ['devolver', ['ELIMINADO']],
    ['corregir', ['REGISTRADO', 'VENCIDO', 'ELIMINADO']],
  ])('%s: of a name that is %s, and of no other, with a sentence', (acto, estados) => {
    expect(ESTADOS.filter((estado) => por(acto, { estado }) === undefined)).toEqual(estados);
    for (const estado of ESTADOS.filter((each) => !estados.includes(each)))
      expect(impideAlRegistro(acto, situacion({ estado }), 'ORDEN_JUDICIAL')?.motivo).toMatch(/\.$/);
  });

  test.each<ActoSobreUnNombre>(['liberar', 'corregir'])(
    '%s: what a freeze keeps its holder from it keeps the registry from, but a judge',
    (acto) => {
      expect(por(acto, CONGELADO)).toBe('SIN_ORDEN');
      expect(por(acto, CONGELADO, 'ORDEN_JUDICIAL')).toBeUndefined();
    },
  );

  test('no class of document opens a lock', () => {
    for (const clase of CLASES_DE_DOCUMENTO)
      for (const candado of ['TRASLADOS', 'TODO'] as const) {
        expect(por('liberar', { candado }, clase)).toBe('CANDADO');
        expect(por('corregir', { candado }, clase)).toBe('CANDADO');
      }
  });

  test('a document is named by its class, its number and its day', () => {
    expect(documentoEnPalabras({ clase: 'EMPRESA', numero: '9', fecha: '2026-08-05' })).toBe(
      'fusión o cierre de una empresa 9, del 05/08/2026',
    );
  });
});
