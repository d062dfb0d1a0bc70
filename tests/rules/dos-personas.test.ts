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
    [
      'Estado',
      'Eliminado',
      'Registrado',
      'Estado: pasa de Eliminado a Registrado.',
      'Estado: pasó de Eliminado a Registrado.',
      'Estado: iba a pasar de Eliminado a Registrado.',
    ],
    [
      'Titular',
      '',
      'Ana',
      'Se agrega titular: Ana.',
      'Se agregó titular: Ana.',
      'Se iba a agregar titular: Ana.',
    ],
    [
      'Fecha de eliminación',
      '23/11/2026',
      '',
      'Deja de tener fecha de eliminación (es el 23/11/2026).',
      'Dejó de tener fecha de eliminación (era el 23/11/2026).',
      'Iba a dejar de tener fecha de eliminación (era el 23/11/2026).',
    ],
    [
      'Congelado hasta',
      '23/11/2026',
      '',
      'Deja de estar congelado (lo está hasta el 23/11/2026).',
      'Dejó de estar congelado (lo estaba hasta el 23/11/2026).',
      'Iba a dejar de estar congelado (lo estaba hasta el 23/11/2026).',
    ],
    [
      'Qué no se puede',
      'no se renueva',
      '',
      'Deja de estar impedido: no se renueva.',
      'Dejó de estar impedido: no se renueva.',
      'Iba a dejar de estar impedido: no se renueva.',
    ],
    ['Se renueva', '', 'un año', 'Se renueva un año.', 'Se renovó un año.', 'Se iba a renovar un año.'],
    [
      'Lo tiene',
      'Ana',
      'Eva',
      'Lo tiene Eva, en lugar de Ana.',
      'Pasó a tenerlo Eva, en lugar de Ana.',
      'Lo iba a tener Eva, en lugar de Ana.',
    ],
    [
      'En internet',
      'registrado',
      'no funciona, y se recupera',
      'El dominio deja de funcionar, y se recupera.',
      'El dominio dejó de funcionar, y se recupera.',
      'El dominio iba a dejar de funcionar, y se recupera.',
    ],
    [
      'En internet',
      'registrado',
      'sigue sin funcionar, y se recupera',
      'El dominio sigue sin funcionar, y se recupera.',
      'El dominio siguió sin funcionar, y se recupera.',
      'El dominio iba a seguir sin funcionar, y se recupera.',
    ],
    [
      'Custodio',
      'Ana',
      'ya no lo es',
      'Custodio (Ana): ya no lo es.',
      'Custodio (Ana): ya no lo es.',
      'Custodio (Ana): ya no lo es.',
    ],
  ])(
    'and says in a sentence what it changes, changed or was going to: %s',
    (campo, antes, despues, va, fue, iba) => {
      const said = (estado: string) =>
        loQueCambia({ acto: 'corregirTitular', estado, diferencias: [{ campo, antes, despues }] });
      expect(said('ESPERA')).toEqual({ titulo: 'Qué cambia', frases: [va] });
      expect(said('HECHO')).toEqual({ titulo: 'Qué cambió', frases: [fue] });
      for (const estado of ['RECHAZADO', 'RETIRADO', 'CADUCO', 'NO_SE_PUDO'])
        expect(said(estado)).toEqual({ titulo: 'Qué iba a cambiar', frases: [iba] });
    },
  );

  test('and of what was asked says nothing twice, and of what was not done that it was not', () => {
    const diferencias = [{ campo: 'Retención', antes: 'orden judicial', despues: 'levantada' }];
    const of = (estado: string) => loQueCambia({ acto: 'levantarRetencion', estado, diferencias });
    expect(of('ESPERA')).toBeNull();
    expect(of('CADUCO')?.frases).toEqual(['No se levantó.']);
    expect(of('HECHO')).toEqual({ titulo: 'Qué cambió', frases: ['La retención se levantó.'] });
    const back = [
      { campo: 'Se renueva', antes: '', despues: 'un año, hasta el 16/10/2027' },
      { campo: 'Vencimiento', antes: '16/10/2026', despues: '16/10/2027' },
    ];
    expect(loQueCambia({ acto: 'devolverDominio', estado: 'ESPERA', diferencias: back })?.frases).toEqual([
      'Se renueva un año, hasta el 16/10/2027.',
    ]);
    const money = { acto: 'devolver' as const, estado: 'RECHAZADO', diferencias: [] };
    expect(loQueCambia(money)?.frases).toEqual(['No se devolvió nada.']);
  });
});
