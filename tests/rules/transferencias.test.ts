import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  bloqueo,
  cleanCodigo,
  nuevoCodigo,
  quedan,
  trasFallo,
} from '~/registry/domain/transfer/authorization-code';
import { impedimento, incumplidas, reglasDe, type Situacion } from '~/registry/domain/transfer/eligibility';
import { type Circunstancias, type Suceso, siguiente } from '~/registry/domain/transfer/states';

const hoy = Temporal.PlainDate.from('2026-11-21');
const FREE: Situacion = {
  registrador: 'este',
  desde: '2026-01-01',
  transferidoEn: null,
  estado: 'REGISTRADO',
  bloqueado: false,
  retenido: null,
  congeladoHasta: null,
  conCandado: false,
  pendienteHasta: null,
};
const fails = (given: Partial<Situacion>, gana = 'portal') =>
  incumplidas(reglasDe({ ...FREE, ...given }, gana, hoy)).map(({ codigo, desde, epp }) => [
    codigo,
    desde,
    epp,
  ]);

describe('the rules of a transfer', () => {
  it('let a name go that has been sixty days with its registrar, and not one day before', () => {
    expect(fails({})).toEqual([]);
    expect(fails({ desde: '2026-09-22' })).toEqual([]);
    expect(fails({ desde: '2026-09-23' })).toEqual([['DIAS_CON_REGISTRADOR', '2026-11-22', 2306]]);
  });

  it('count sixty days from the last transfer on', () => {
    expect(fails({ transferidoEn: '2026-09-22' })).toEqual([]);
    expect(fails({ transferidoEn: '2026-09-23' })).toEqual([
      ['DIAS_DESDE_TRANSFERENCIA', '2026-11-22', 2306],
    ]);
  });

  it('tell everything at once, with the result codes of RFC 5730', () => {
    const everything = {
      registrador: 'portal',
      desde: '2026-11-20',
      transferidoEn: '2026-11-20',
      estado: 'VENCIDO' as const,
      bloqueado: true,
      congeladoHasta: '2026-11-22',
      pendienteHasta: '2026-11-30',
    };
    expect(fails(everything)).toEqual([
      ['OTRO_REGISTRADOR', null, 2305],
      ['VIGENTE', null, 2304],
      ['SIN_SOLICITUD', '2026-11-30', 2300],
      ['DIAS_CON_REGISTRADOR', '2027-01-19', 2306],
      ['DIAS_DESDE_TRANSFERENCIA', '2027-01-19', 2306],
      ['SIN_BLOQUEO', null, 2304],
      ['SIN_CONGELAR', '2026-11-22', 2304],
    ]);
  });

  it('that a request met stop it later only where the name is locked, frozen or not in force', () => {
    expect(impedimento(reglasDe({ ...FREE, pendienteHasta: '2026-11-30' }, 'portal', hoy))).toBeUndefined();
    for (const given of [
      { bloqueado: true },
      { congeladoHasta: '2026-11-22' },
      { estado: 'VENCIDO' as const },
    ])
      expect(impedimento(reglasDe({ ...FREE, ...given }, 'portal', hoy))).toBeDefined();
  });
});

describe('a pending request', () => {
  const all: Circunstancias = { movible: true, cobrable: true, alVencer: 'vencer' };

  it.each<[Suceso, Partial<Circunstancias>, string | null]>([
    ['APROBAR', {}, 'CLIENT_APPROVED'],
    ['APROBAR', { cobrable: false }, 'PENDING_NO_PAYMENT'],
    ['APROBAR', { movible: false }, null],
    ['RECHAZAR', { movible: false, cobrable: false }, 'CLIENT_REJECTED'],
    ['CANCELAR', {}, 'CLIENT_CANCELLED'],
    ['PERDER', {}, 'SERVER_CANCELLED'],
    ['VENCER', {}, 'EXPIRED'],
    ['VENCER', { alVencer: 'aprobar' }, 'SERVER_APPROVED'],
    ['VENCER', { alVencer: 'aprobar', cobrable: false }, 'PENDING_NO_PAYMENT'],
    ['VENCER', { alVencer: 'aprobar', movible: false }, 'SERVER_REJECTED'],
  ])('at %s with %j becomes %s', (suceso, given, estado) => {
    expect(siguiente(suceso, { ...all, ...given })).toBe(estado);
  });
});

describe('an authorization code', () => {
  it('has 160 bits in eight groups, each its own', () => {
    const made = new Set(Array.from({ length: 500 }, nuevoCodigo));
    expect(made.size).toBe(500);
    for (const codigo of made) expect(codigo).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-?){8}$/);
  });

  it('is the same however it is typed', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom('', ' ', '-', '–', '\u200b')), (separators) => {
        const codigo = nuevoCodigo();
        const typed = [...codigo.toLowerCase()]
          .map((digit) => digit + (separators.next().value ?? ''))
          .join('');
        return cleanCodigo(typed) === cleanCodigo(codigo);
      }),
    );
  });

  it('locks for an hour at the fifth wrong try, and begins anew afterwards', () => {
    const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
    let intentos: { fallos: number; bloqueado_hasta: string | null } | undefined;
    for (let tries = 1; tries <= 5; tries++) {
      expect(bloqueo(intentos, now)).toBeNull();
      const { fallos, bloqueadoHasta } = trasFallo(intentos, now);
      intentos = { fallos, bloqueado_hasta: bloqueadoHasta?.toString() ?? null };
      expect(quedan(fallos)).toBe(5 - tries);
    }
    expect(bloqueo(intentos, now.add({ minutes: 59 }))?.toString()).toBe('2026-11-21T13:00:00Z');
    expect(bloqueo(intentos, now.add({ minutes: 60 }))).toBeNull();
    expect(trasFallo(intentos, now.add({ minutes: 60 })).fallos).toBe(1);
  });
});
