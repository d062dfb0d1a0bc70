import { beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '~/config.server';
import { ownPath } from '~/session/own-path';
import { type PendingSignIn, pendingSignIns, rememberSignIns } from '~/session/sign-in/pending.server';
import { testSettings } from '../support/settings';

beforeEach(() => useSettings(testSettings()));

const begun = (state: string, volver: string): PendingSignIn => ({
  state,
  verifier: 'v'.repeat(43),
  nonce: 'n'.repeat(22),
  volver,
  desde: Date.now(),
});

/** What the browser sends back of a cookie it was given; it keeps none of more than 4096 bytes. */
function keptBy(cookie: string): PendingSignIn[] {
  expect(cookie.length).toBeLessThanOrEqual(4096);
  const headers = { Cookie: cookie.split(';')[0] ?? '' };
  return pendingSignIns(new Request('http://portal.test/', { headers }));
}

describe('where somebody was', () => {
  it('is kept whole while an address and a header have room for it', () => {
    const long = 'x'.repeat(3000);
    expect(ownPath('/ayuda?buscar=a#b')).toBe('/ayuda?buscar=a#b');
    expect(ownPath(`/ayuda?buscar=${long}`)).toBe('/ayuda');
    expect(ownPath(`/${long}`)).toBe('/');
  });
});

describe('sign-ins begun and not finished', () => {
  it('are remembered from several windows', () => {
    const windows = ['a', 'b', 'c'].map((state) => begun(state, `/administrar/mis-dominios?pagina=${state}`));
    expect(keptBy(rememberSignIns(windows))).toEqual(windows);
  });

  it('give up the oldest where a cookie has no room for all', () => {
    const windows = ['a', 'b', 'c'].map((state) =>
      begun(state, `/consulta-whois?dominio=${state.repeat(1000)}`),
    );
    expect(keptBy(rememberSignIns(windows)).map(({ state }) => state)).toEqual(['b', 'c']);
  });

  it('give up an address that no cookie has room for, and not the sign-in', () => {
    const [kept] = keptBy(rememberSignIns([begun('a', `/ayuda?buscar=${'x'.repeat(9000)}`)]));
    expect(kept).toMatchObject({ state: 'a', volver: '/' });
  });

  it('are nobody else’s: a cookie that was changed is none', () => {
    const cookie = rememberSignIns([begun('a', '/')]);
    expect(keptBy(cookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`))).toEqual([]);
  });
});
