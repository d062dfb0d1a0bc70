import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { stamp } from '~/base/clock.server';
import { isForgotten, type Life, speaksFor } from '~/session/limits.server';

const now = Temporal.Instant.from('2026-03-01T12:00:00Z');
const ago = (minutes: number): string => stamp(now.subtract({ minutes }));

const life = (given: Partial<Life> = {}): Life => ({
  oid: 'oid-ana',
  ingreso: ago(60),
  vista: ago(1),
  vence: stamp(now.add({ hours: 1 })),
  terminada: null,
  ...given,
});

describe('a session speaks for who signed in', () => {
  it.each<[string, Partial<Life>, boolean]>([
    ['while it is used', {}, true],
    ['where the provider does not say until when its token is good', { vence: null }, true],
    ['until just before two hours without use', { vista: ago(119) }, true],
    ['not after two hours without use', { vista: ago(120) }, false],
    ['until just before twelve hours, used all the time', { ingreso: ago(12 * 60 - 1) }, true],
    ['not after twelve hours, used all the time', { ingreso: ago(12 * 60) }, false],
    ['not with a token that has just expired, used all the time', { vence: stamp(now) }, false],
    ['not once it was ended from elsewhere', { terminada: ago(1) }, false],
    ['not where nobody signed in', { oid: null, ingreso: null }, false],
    ['not where nobody is named', { oid: null }, false],
    ['not where it is not known since when', { ingreso: null }, false],
  ])('%s', (_, given, speaks) => {
    expect(speaksFor(life(given), now)).toBe(speaks);
  });
});

it('a browser is remembered for thirty days without a visit', () => {
  const day = 24 * 60;
  expect(isForgotten(ago(30 * day - 1), now)).toBe(false);
  expect(isForgotten(ago(30 * day), now)).toBe(true);
});
