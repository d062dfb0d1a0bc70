import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { csrfToken, isCsrfToken, seal, unseal } from '~/base/secrets.server';
import { sealFactor, unsealFactor } from '~/identity/segundo-paso/factor-secrets.server';
import { isSigned, signedLink } from '~/registry/edge/tickets/signed-link';
import { esCodigo, huellaDe } from '~/registry/edge/transferencias/secreto';
import { testSettings } from '../support/settings';

const [OLD, NEW] = ['vieja'.repeat(8), 'nueva'.repeat(8)];
const start = (SESSION_SECRET: string, ...before: string[]) =>
  useSettings(testSettings({ SESSION_SECRET, SESSION_SECRETS_BEFORE: before.join(',') }));

const NOW = Temporal.Instant.from('2026-11-25T12:00:00Z');
const FILE = { id: 1, idArchivo: 2 };
const firmaOf = (link: string) => new URL(link).searchParams.get('firma') ?? '';

/** Each thing that is made under a secret, and whether what was made counts. */
const KINDS: Record<string, () => () => boolean> = {
  'what is sealed': () => {
    const sealed = seal('su-carrito');
    return () => unseal(sealed) === 'su-carrito';
  },
  'the token of a form': () => {
    const token = csrfToken('una-sesion');
    return () => isCsrfToken('una-sesion', token) && !isCsrfToken('otra-sesion', token);
  },
  'a transfer code': () => {
    const huella = huellaDe('kiosco.uy', 'ABCD-EFGH');
    return () => esCodigo('kiosco.uy', 'ABCD-EFGH', huella) && !esCodigo('otro.uy', 'ABCD-EFGH', huella);
  },
  'a link to a file of a ticket': () => {
    const firma = firmaOf(signedLink(FILE, NOW));
    return () => isSigned(FILE, firma, NOW) && !isSigned({ ...FILE, id: 3 }, firma, NOW);
  },
  'a device of the second step': () => {
    const sealed = sealFactor('SECRETO');
    return () => unsealFactor(sealed)?.secret === 'SECRETO';
  },
};

describe.each(Object.entries(KINDS))('%s', (_, make) => {
  test('counts under another secret that knows the one before, and not under one that does not', () => {
    start(OLD);
    const counts = make();
    expect(counts()).toBe(true);
    start(NEW, 'otra'.repeat(10), OLD);
    expect(counts()).toBe(true);
    start(NEW);
    expect(counts()).toBe(false);
  });

  test('is made under the secret in force alone', () => {
    start(NEW, OLD);
    const counts = make();
    start(OLD);
    expect(counts()).toBe(false);
  });
});

test('a secret before this one that is too short stops the start, by name', () => {
  expect(() => start(NEW, 'corta')).toThrow('SESSION_SECRETS_BEFORE');
  start(NEW);
  expect(settings().SESSION_SECRETS_BEFORE).toEqual([]);
});
