import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { esDelMismo, plazoAlCambiar, plazoDeConsulta, urgenciaDe } from '~/registry/domain/consultas';

const ZONA = 'America/Montevideo';
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONA).toInstant();
const due = (local: string, ...how: ['GENERAL' | 'DOMINIO' | 'TITULARIDAD', 'NORMAL' | 'ALTA']) =>
  plazoDeConsulta(at(local), ...how, ZONA)
    .toZonedDateTimeISO(ZONA)
    .toPlainDateTime()
    .toString();

describe('the term of a question', () => {
  // 2026-11-20 was a Friday
  it.each([
    ['2026-11-18T10:00', 'DOMINIO', 'NORMAL', '2026-11-19T10:00:00'],
    ['2026-11-20T18:00', 'DOMINIO', 'NORMAL', '2026-11-23T18:00:00'],
    ['2026-11-21T09:00', 'DOMINIO', 'NORMAL', '2026-11-23T09:00:00'],
    ['2026-11-20T18:00', 'GENERAL', 'NORMAL', '2026-11-24T18:00:00'],
    ['2026-11-19T08:00', 'TITULARIDAD', 'NORMAL', '2026-11-24T08:00:00'],
    ['2026-11-21T23:00', 'TITULARIDAD', 'ALTA', '2026-11-22T03:00:00'],
  ] as const)('of %s, %s and %s, ends at %s', (came, clase, prioridad, ends) => {
    expect(due(came, clase, prioridad)).toBe(ends);
  });

  it.each([
    // due in half an hour already: to say that it cannot wait does not put it off
    ['2026-11-19T10:30', 'ALTA', '2026-11-19T10:30:00'],
    ['2026-11-20T10:00', 'ALTA', '2026-11-19T14:00:00'],
    ['2026-11-19T10:30', 'NORMAL', '2026-11-19T08:00:00'],
  ] as const)('that was %s and becomes %s at ten, ends at %s', (vence, prioridad, ends) => {
    const cuando = { llego: at('2026-11-18T08:00'), vence: at(vence), now: at('2026-11-19T10:00') };
    const changed = plazoAlCambiar(cuando, { clase: 'DOMINIO', prioridad }, ZONA);
    expect(changed.toZonedDateTimeISO(ZONA).toPlainDateTime().toString()).toBe(ends);
  });

  it('is over at its very minute, and is for today until midnight in Uruguay', () => {
    const vence = at('2026-11-20T23:30');
    expect(urgenciaDe(vence, vence, ZONA)).toBe('VENCIDA');
    expect(urgenciaDe(vence, at('2026-11-20T00:00'), ZONA)).toBe('HOY');
    expect(urgenciaDe(vence, at('2026-11-19T23:59'), ZONA)).toBe('A_TIEMPO');
  });
});

describe('who two questions are of', () => {
  const nobody = (email: string) => ({ usuario_id: null, email });
  it.each([
    [{ usuario_id: 1, email: 'a@x.uy' }, { usuario_id: 1, email: 'b@x.uy' }, true],
    [{ usuario_id: 1, email: 'a@x.uy' }, { usuario_id: 2, email: 'a@x.uy' }, false],
    [{ usuario_id: 1, email: 'a@x.uy' }, nobody('a@x.uy'), false],
    [nobody('A@x.uy'), nobody('a@x.uy'), true],
    [nobody('a@x.uy'), nobody('b@x.uy'), false],
  ])('%j and %j: %s', (una, otra, same) => {
    expect(esDelMismo(una, otra)).toBe(same);
  });
});
