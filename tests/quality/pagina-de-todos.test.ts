import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { load } from 'cheerio';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { createPortal } from '../../server';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import { Cookies } from '../support/portal/cookies';
import { signInWith } from '../support/portal/sign-in';
import { onDemoData } from '../support/registry';

const RESULT = '/consulta-disponibilidad?nombre=librisimo';
const READ_ONLY = [
  '/consulta-disponibilidad',
  '/consulta-whois',
  '/consulta-whois?dominio=pepe.uy',
  '/ayuda',
  '/ayuda?buscar=pago',
  '/ayuda/rechazos',
  '/ayuda/rechazos/CONGELADO',
  '/terminos-condiciones',
  '/contacto',
  '/cifras',
];

onDemoData();

let server: Server;
let port: number;

beforeEach(async () => {
  const begun = Temporal.Now.instant();
  useClock(() => begun); // no minute ends meanwhile
  port = await freePort();
  server = createPortal((_request, _response, next) => next()).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => void server.close());

/** One browser, by way of the front door. */
class Reader {
  readonly cookies = new Cookies();

  async as(login: 'titular'): Promise<this> {
    this.cookies.keep(await signInWith('', login));
    return this;
  }

  async open(path: string, init: RequestInit = {}) {
    const headers = { cookie: this.cookies.header, ...init.headers };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers });
    this.cookies.keep(response.headers);
    const html = await response.text();
    const $ = load(html);
    return { response, html, $, csrf: $('main form input[name=csrf]').val() };
  }

  async add(name: string, csrf: unknown) {
    const body = new URLSearchParams({ csrf: String(csrf), dominio: name, intencion: 'agregar' });
    const origin = settings().PUBLIC_URL;
    return this.open(RESULT, { method: 'POST', body, headers: { origin } });
  }

  async signOut(): Promise<void> {
    const { $ } = await this.open('/administrar/resumen');
    const csrf = String($('form[action="/salir"] input[name=csrf]').val());
    const headers = { origin: settings().PUBLIC_URL };
    await this.open('/salir', { method: 'POST', body: new URLSearchParams({ csrf }), headers });
  }
}

/** What a change without a word in the history looks like: only a page made anew would show it. */
const renameBehindTheBack = () => given.contacts({ nombre: 'Cambiado A Escondidas' });

describe('a page that is the same for everybody', () => {
  test.each(READ_ONLY)(
    '%s: who only reads gets no cookie, and the same bytes as the reader before',
    async (path) => {
      const first = await new Reader().open(path);
      const second = await new Reader().open(path);
      const third = await new Reader().open(path);
      expect(first.response.status).toBe(200);
      for (const { response } of [first, second, third])
        expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(second.$('h1').text()).toBe(first.$('h1').text());
      expect(third.html).toBe(second.html);
      const etag = third.response.headers.get('ETag') ?? 'none';
      const again = await new Reader().open(path, {
        headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
      });
      expect(again.response.status).toBe(304);
      expect(again.html).toBe('');
    },
  );

  test('is answered without asking the registry', async () => {
    const before = await new Reader().open('/consulta-whois?dominio=pepe.uy');
    await renameBehindTheBack();
    const after = await new Reader().open('/consulta-whois?dominio=pepe.uy');
    expect(after.$('main').text()).toBe(before.$('main').text());
  });

  test('names each of its scripts in its policy, and no other', async () => {
    await new Reader().open('/consulta-disponibilidad');
    const { $, response } = await new Reader().open('/consulta-disponibilidad');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const inline = $('script:not([src])')
      .toArray()
      .map((node) => $(node).text());
    const digests = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(inline.length).toBeGreaterThan(1);
    expect(policy.match(/script-src ([^;]*)/)?.[1]?.split(' ')).toEqual(["'self'", ...digests]);
  });

  test('that ships no scripts lets nothing run but the one that says that one waits', async () => {
    for (const _ of ['made', 'kept']) {
      const { $, response } = await new Reader().open('/ayuda');
      const digest = createHash('sha256').update($('script').text()).digest('base64');
      expect($('script')).toHaveLength(1);
      expect(response.headers.get('Content-Security-Policy')).toContain(`script-src 'sha256-${digest}';`);
    }
  });

  test('gives each reader a token of their own where a form posts, and it works', async () => {
    await new Reader().open(RESULT);
    const [one, other] = [new Reader(), new Reader()];
    const [mine, theirs] = [await one.open(RESULT), await other.open(RESULT)];
    expect(mine.csrf).toMatch(/^[\w-]{43}$/);
    expect(theirs.csrf).not.toBe(mine.csrf);
    expect(one.cookies.get('sesion')).not.toBe(other.cookies.get('sesion'));
    expect(mine.$('script[nonce]').attr('nonce')).not.toBe(theirs.$('script[nonce]').attr('nonce'));
    expect(mine.response.headers.get('Cache-Control')).toContain('no-store');
    expect((await other.add('librisimo.uy', mine.csrf)).response.status).toBe(403);
    expect((await one.add('librisimo.uy', mine.csrf)).response.status).toBe(303);
    expect((await one.open(RESULT)).$('.cart').text()).toContain('Carrito (1)');
  });

  test('is never the page of somebody: neither given to them nor made of theirs', async () => {
    const titular = await new Reader().as('titular');
    const buyer = new Reader();
    await buyer.add('librisimo.uy', (await buyer.open(RESULT)).csrf);
    for (const path of [...READ_ONLY, RESULT]) {
      for (const person of [titular, buyer]) await person.open(path);
      const strangers = [await new Reader().open(path), await new Reader().open(path)];
      for (const { html, $ } of strangers) {
        expect(html, path).not.toContain('Cerrar Sesión');
        expect($('.cart').text(), path).not.toContain('Carrito (1)');
        expect(html).not.toContain(titular.cookies.get('sesion'));
      }
      expect((await titular.open(path)).html, path).toContain('Cerrar Sesión');
      expect((await buyer.open(path)).$('.cart').text(), path).toContain('Carrito (1)');
    }
  });

  test('after a sign-out asks its reader alone for the style sheet that has the pages before forgotten', async () => {
    const path = '/consulta-disponibilidad';
    const sheet = 'link[href="/salir/olvidar"]';
    const person = await new Reader().as('titular');
    await person.signOut();
    const landed = await person.open(path);
    expect(landed.$(sheet).attr('rel')).toBe('stylesheet');
    for (const stranger of [new Reader(), new Reader()])
      expect((await stranger.open(path)).$(sheet)).toHaveLength(0);
    const { response, html } = await person.open('/salir/olvidar');
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(response.headers.get('Set-Cookie')).toMatch(/^salida=; (.*; )?Max-Age=0(;|$)/);
    expect(html).toBe('');
    expect((await person.open(path)).$(sheet)).toHaveLength(0);
  });

  test('shows a price as soon as an operator wrote another, and a message that is gone no more', async () => {
    await new Reader().open(RESULT);
    await new Reader().open('/consulta-disponibilidad');
    await given.price(432100);
    await given.noBanners();
    expect((await new Reader().open(RESULT)).$('main').text()).toContain('4.321');
    await given.price(123400);
    expect((await new Reader().open('/consulta-disponibilidad')).$('main').text()).not.toContain('4.321');
  });

  test('is made anew for what a refusal, a captcha or an unknown address shows', async () => {
    for (const path of ['/consulta-whois?dominio=.', '/no-existe', '/consulta-disponibilidad?nombre=-']) {
      await new Reader().open(path);
      const { response } = await new Reader().open(path);
      expect(response.headers.get('ETag'), path).toBeNull();
      expect(response.status, path).toBeGreaterThanOrEqual(400);
    }
  });

  test('is another where the reader wants less data: it ships no scripts at all', async () => {
    await new Reader().open('/consulta-disponibilidad');
    const { $, response } = await new Reader().open('/consulta-disponibilidad', {
      headers: { 'Save-Data': 'on' },
    });
    expect($('script')).toHaveLength(0);
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
  });
});

describe.each([
  ['of everybody', undefined, '/ayuda'],
  ['of everybody, with a form', undefined, RESULT],
  ['of somebody', 'titular', '/administrar/resumen'],
] as const)('a page %s', (_, who, path) => {
  test('comes compressed as its reader takes it, of a length told before', async () => {
    const reader = who ? await new Reader().as(who) : new Reader();
    const plain = await reader.open(path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.response.headers.get('Content-Encoding')).toBeNull();
    for (const encoding of ['br', 'gzip'])
      for (const method of ['GET', 'HEAD']) {
        const { response, $ } = await reader.open(path, { method, headers: { 'Accept-Encoding': encoding } });
        expect(response.headers.get('Content-Encoding')).toBe(encoding);
        expect(response.headers.get('Vary')).toContain('Accept-Encoding');
        expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(512);
        expect($('h1').text()).toBe(method === 'HEAD' ? '' : plain.$('h1').text());
      }
  });
});
