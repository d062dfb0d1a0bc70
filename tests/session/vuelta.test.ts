import { beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { ownPath, pathOf } from '~/base/own-path';
import { returnPath } from '~/session/guard.server';
import {
  forgetSignIn,
  type PendingSignIn,
  pendingSignIns,
  rememberSignIn,
} from '~/session/sign-in/pending.server';
import { testSettings } from '../support/settings';

beforeEach(() => useSettings(testSettings()));

const begun = (state: string, volver: string, desde = Date.now()): PendingSignIn => ({
  state: state.repeat(43),
  verifier: 'v'.repeat(43),
  nonce: 'n'.repeat(22),
  volver,
  confirms: null,
  desde,
});

/** A browser: what it was told to keep it sends back; it keeps no cookie of more than 4096 bytes. */
class Cookies {
  readonly kept = new Map<string, string>();

  get request(): Request {
    const pairs = [...this.kept].map((pair) => pair.join('='));
    return new Request('http://portal.test/', { headers: { Cookie: pairs.join('; ') } });
  }

  keep(cookies: string[]): void {
    for (const cookie of cookies) {
      expect(cookie.length).toBeLessThanOrEqual(4096);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  begin(...signIns: PendingSignIn[]): this {
    for (const signIn of signIns) this.keep(rememberSignIn(this.request, signIn));
    return this;
  }

  /** The states of what is remembered, each by its first letter. */
  get states(): string[] {
    return pendingSignIns(this.request)
      .map(({ state }) => state.slice(0, 1))
      .sort();
  }
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
  it('are remembered from several windows, also where two begin at once', () => {
    const browser = new Cookies();
    const [one, other] = ['a', 'b'].map((state) => begun(state, `/administrar/mis-dominios?pagina=${state}`));
    const before = browser.request;
    for (const window of [one, other]) if (window) browser.keep(rememberSignIn(before, window));
    expect(pendingSignIns(browser.request)).toEqual([one, other]);
    browser.keep([forgetSignIn(begun('a', '/'))]);
    expect(browser.states).toEqual(['b']);
  });

  it.each([
    [
      'https://portal.test',
      '__Host-ingreso-aaaaaaaa',
      ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=3600', 'Secure'],
    ],
    ['http://portal.test', 'ingreso-aaaaaaaa', ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=3600']],
  ])('are kept at %s where no script and no other site reads them', (PUBLIC_URL, name, attributes) => {
    useSettings(testSettings({ PUBLIC_URL }));
    const browser = new Cookies().begin(begun('a', '/'));
    const [pair = '', ...rest] =
      rememberSignIn(new Cookies().request, begun('a', '/')).at(-1)?.split('; ') ?? [];
    expect(pair.startsWith(`${name}=`)).toBe(true);
    expect(pair).not.toContain('v'.repeat(43));
    expect(rest.toSorted()).toEqual(attributes.toSorted());
    expect(browser.states).toEqual(['a']);
    const forgotten = attributes.map((each) => each.replace(/^Max-Age=.*/, 'Max-Age=0'));
    const asked = forgetSignIn(begun('a', '/')).split('; ');
    expect(asked.toSorted()).toEqual([`${name}=`, ...forgotten].toSorted());
  });

  it('are found among the other cookies of the browser, and none where there is none', () => {
    const at = (Cookie?: string) =>
      pendingSignIns(new Request('http://portal.test/', { headers: Cookie ? { Cookie } : {} }));
    const [own = ''] = rememberSignIn(new Cookies().request, begun('a', '/')).at(-1)?.split(';') ?? [];
    expect(at(`sesion=x; ${own}; otra=y`)).toHaveLength(1);
    const moved = own.replace('ingreso-aaaaaaaa', 'ingreso-bbbbbbbb');
    for (const none of [undefined, 'sesion=x', `otro-${own}`, 'ingreso-a=', 'ingreso-a=x', moved])
      expect(at(none)).toEqual([]);
  });

  it('are over after an hour, and no more than three', () => {
    const old = begun('a', '/', Date.now() - 60 * 60 * 1000);
    const young = begun('b', '/', Date.now() - 59 * 60 * 1000);
    expect(new Cookies().begin(old, young).states).toEqual(['b']);
    const many = ['a', 'b', 'c', 'd'].map((state, at) => begun(state, '/', Date.now() + at));
    const browser = new Cookies().begin(...many);
    expect(browser.states).toEqual(['b', 'c', 'd']);
    expect(browser.kept.size).toBe(3);
  });

  it('give up the oldest where a header has no room for all', () => {
    const windows = ['a', 'b', 'c'].map((state, at) =>
      begun(state, `/consulta-whois?dominio=${state.repeat(1000)}`, Date.now() + at),
    );
    expect(new Cookies().begin(...windows).states).toEqual(['b', 'c']);
  });

  it('give up an address that no cookie has room for, and not the sign-in', () => {
    const browser = new Cookies().begin(begun('a', `/ayuda?buscar=${'x'.repeat(9000)}`));
    expect(pendingSignIns(browser.request)).toMatchObject([{ volver: '/' }]);
  });

  it('are nobody else’s: a cookie that was changed is none', () => {
    const browser = new Cookies().begin(begun('a', '/'));
    for (const [name, value] of browser.kept)
      browser.kept.set(
        name,
        value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      );
    expect(browser.states).toEqual([]);
  });
});
