import { beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '~/config.server';
import { returnPath } from '~/session/guard.server';
import { ownPath, pathOf } from '~/session/own-path';
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
    expect(ownPath('/ayuda//')).toBe('/ayuda//');
    expect(ownPath(`/ayuda?buscar=${long}`)).toBe('/ayuda');
    expect(ownPath(`/${long}`)).toBe('/');
    const most = `/${'x'.repeat(1999)}`;
    expect([ownPath(most), ownPath(`${most}x`, '/ayuda')]).toEqual([most, '/ayuda']);
    expect(ownPath('http://portal.invalid/ayuda')).toBe('/');
  });

  it.each([
    null,
    undefined,
    '',
    'ayuda',
    'https://malo.example/',
    '//',
    '//malo.example/',
    '/\\malo.example/',
    '/a\t/malo',
    '/\n/malo.example',
    '/.//malo.example/',
    '/%2e//malo.example/',
    '/a\\..\\b',
  ])('is never another site: %j', (text) => {
    expect(ownPath(text)).toBe('/');
    expect(ownPath(text, '/ayuda')).toBe('/ayuda');
  });

  it.each([
    ['/ayuda', '/ayuda'],
    ['/administrar/mis-datos?a=1&index', '/administrar/mis-datos?a=1'],
    ['/consulta-whois.data?_routes=root&dominio=a.uy', '/consulta-whois?dominio=a.uy'],
    ['/_root.data', '/'],
    ['/_root.data?a=1', '/?a=1'],
    ['/_rooted.data', '/_rooted'],
    ['/a/_root.data', '/a/_root'],
    ['/data.data/x', '/data.data/x'],
  ])('is told without what Remix adds: %s', (asked, path) => {
    expect(pathOf(new Request(`http://portal.test${asked}`))).toBe(path);
  });
});

describe('where a page leads when it is done', () => {
  it.each([
    ['/x?redirectTo=/ayuda%3Fa%3D1', '/ayuda?a=1'],
    ['/x?volver=/ayuda', '/ayuda'],
    ['/x?volver=/una&redirectTo=/otra', '/otra'],
    ['/x?volver=//malo.example', '/administrar/resumen'],
    ['/x', '/administrar/resumen'],
  ])('is what its address says, within the portal: %s', (asked, path) => {
    const request = new Request(`http://portal.test${asked}`);
    expect(returnPath(request, '/administrar/resumen')).toBe(path);
    expect(returnPath(request)).toBe(path === '/administrar/resumen' ? '/' : path);
  });
});

describe('sign-ins begun and not finished', () => {
  it('are remembered from several windows', () => {
    const windows = ['a', 'b', 'c'].map((state) => begun(state, `/administrar/mis-dominios?pagina=${state}`));
    expect(keptBy(rememberSignIns(windows))).toEqual(windows);
  });

  it.each([
    [
      'https://portal.test',
      '__Host-ingreso',
      ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=3600', 'Secure'],
    ],
    ['http://portal.test', 'ingreso', ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=3600']],
  ])('are kept at %s where no script and no other site reads them', (PUBLIC_URL, name, attributes) => {
    useSettings(testSettings({ PUBLIC_URL }));
    const [pair = '', ...rest] = rememberSignIns([begun('a', '/')]).split('; ');
    expect(pair.startsWith(`${name}=`)).toBe(true);
    expect(rest).toEqual(attributes);
    expect(keptBy(rememberSignIns([begun('a', '/')]))).toHaveLength(1);
    expect(rememberSignIns([])).toContain(`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
  });

  it('are found among the other cookies of the browser, and none where there is none', () => {
    const at = (Cookie?: string) =>
      pendingSignIns(new Request('http://portal.test/', { headers: Cookie ? { Cookie } : {} }));
    const [own = ''] = rememberSignIns([begun('a', '/')]).split(';');
    expect(at(`sesion=x; ${own}; otra=y`)).toHaveLength(1);
    for (const none of [undefined, 'sesion=x', `otro-${own}`, 'ingreso=', 'ingreso=x'])
      expect(at(none)).toEqual([]);
  });

  it('are over after an hour, and no more than three', () => {
    const old = { ...begun('a', '/'), desde: Date.now() - 60 * 60 * 1000 };
    const young = { ...begun('b', '/'), desde: Date.now() - 59 * 60 * 1000 };
    expect(keptBy(rememberSignIns([old, young])).map(({ state }) => state)).toEqual(['b']);
    const many = ['a', 'b', 'c', 'd'].map((state) => begun(state, '/'));
    expect(keptBy(rememberSignIns(many)).map(({ state }) => state)).toEqual(['b', 'c', 'd']);
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
