import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { challenged, challengeFor } from '~/registry/assurance';
import {
  heldSentence,
  heldUntil,
  type SeenSignIn,
  STEP_UP,
  STEP_UP_ACTS,
  stepUpFor,
  stepUpSentence,
} from '~/registry/domain/step-up';

const NOW = Temporal.Instant.from('2026-11-21T12:00:00Z');
const ago = (seconds: number) => NOW.subtract({ seconds });

const seen = (given: Partial<SeenSignIn> = {}): SeenSignIn => ({
  acr: 'contrasena',
  authTime: ago(1),
  hasFactor: false,
  ...given,
});

describe.each(STEP_UP_ACTS)('what «%s» asks', (act) => {
  const { maxAgeSeconds } = STEP_UP[act];

  it('of who has no second factor is the password, given a short while ago', () => {
    expect(stepUpFor(act, seen({ authTime: ago(maxAgeSeconds) }), NOW)).toEqual({ ok: true });
    const asks = { acr: 'contrasena', maxAgeSeconds };
    expect(stepUpFor(act, seen({ authTime: ago(maxAgeSeconds + 1) }), NOW)).toEqual({ ok: false, asks });
    expect(stepUpFor(act, seen({ authTime: undefined }), NOW)).toEqual({ ok: false, asks });
  });

  it('of who has one is that one: the password alone is not enough', () => {
    const asks = { acr: 'segundo-factor', maxAgeSeconds };
    expect(stepUpFor(act, seen({ hasFactor: true }), NOW)).toEqual({ ok: false, asks });
    const both = seen({ hasFactor: true, acr: 'segundo-factor' });
    expect(stepUpFor(act, both, NOW)).toEqual({ ok: true });
    expect(stepUpFor(act, { ...both, authTime: ago(maxAgeSeconds + 1) }, NOW)).toEqual({ ok: false, asks });
  });
});

describe('what is asked', () => {
  it('is said with the way out', () => {
    expect(stepUpSentence({ acr: 'contrasena', maxAgeSeconds: 600 })).toBe(
      'Para hacer esto hay que haber ingresado hace menos de 10 minutos con su contraseña. Ingrese otra vez y repita lo que pidió.',
    );
    expect(stepUpSentence({ acr: 'segundo-factor', maxAgeSeconds: 600 })).toContain(
      'su contraseña y el código de su segundo paso',
    );
  });

  it('travels as RFC 9470 says, and is read back', () => {
    const asks = { acr: 'segundo-factor', maxAgeSeconds: 600 } as const;
    expect(challengeFor(asks)).toContain('error="insufficient_user_authentication"');
    expect(challenged(challengeFor(asks))).toEqual(asks);
    expect(challenged('Bearer error="insufficient_user_authentication"')).toEqual({
      acr: 'contrasena',
      maxAgeSeconds: 0,
    });
    expect(challenged('Bearer error="invalid_token"')).toBeUndefined();
    expect(challenged(null)).toBeUndefined();
  });
});

describe('whose second step was taken away a short while ago', () => {
  const hasta = NOW.add({ hours: 1 }).toString();

  it('does nothing delicate until then, and is told when', () => {
    expect(heldUntil(hasta, NOW)).toBe(hasta);
    expect(heldUntil(hasta, NOW.add({ hours: 1 }))).toBeUndefined();
    expect(heldUntil(undefined, NOW)).toBeUndefined();
    expect(heldSentence(hasta)).toContain('21/11/2026 10:00 (hora de Uruguay)');
  });
});
