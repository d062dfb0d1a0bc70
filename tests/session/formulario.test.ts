import { describe, expect, it, vi } from 'vitest';
import { settings } from '~/base/config.server';
import { ownPath } from '~/base/own-path';
import { done } from '~/session/forms/answers.server';
import { readForm } from '~/session/forms/form.server';
import { requestContext, sessionHeaders } from '~/session/request/request-context.server';
import { firstStop } from '~/session/sign-in/first-stop.server';
import { Browser } from '../identity/browser';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

/** What a refused form answers: its status, as the error boundary is given it. */
const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (thrown: unknown) => {
      const init =
        typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined;
      return typeof init === 'object' && init !== null && 'status' in init ? init.status : thrown;
    },
  );

/** A browser that has seen a page, and the token of that page's form. */
async function atAPage() {
  const browser = new Browser();
  const csrf = await browser.act(async (args) => {
    const { session } = await requestContext(args);
    const { csrf } = session;
    browser.cookies.keep(sessionHeaders(args.context));
    return csrf;
  }, '/');
  return { browser, csrf };
}

const send = (browser: Browser, body: BodyInit, headers: Record<string, string> = {}) => {
  const request = new Request(new URL('/x', settings().PUBLIC_URL), {
    method: 'POST',
    body,
    headers: { Cookie: browser.cookies.header, ...headers },
  });
  return readForm({ request, context: {} });
};

const multipart = (body: string) =>
  [body, { 'Content-Type': 'multipart/form-data; boundary=limite' }] satisfies [
    string,
    Record<string, string>,
  ];

describe('the form reader', () => {
  it('takes a form of its own page', async () => {
    const { browser, csrf } = await atAPage();
    const { form, intencion } = await browser.post('/x', { csrf, intencion: 'agregar', nombre: 'ñandú' });
    expect(intencion).toBe('agregar');
    expect(form.get('nombre')).toBe('ñandú');
  });

  it('refuses one without a token, with a wrong one, or with that of another session', async () => {
    const { browser } = await atAPage();
    const other = await atAPage();
    expect(await statusOf(browser.post('/x', {}))).toBe(403);
    expect(await statusOf(browser.post('/x', { csrf: 'x' }))).toBe(403);
    expect(await statusOf(browser.post('/x', { csrf: other.csrf }))).toBe(403);
    expect(await statusOf(new Browser().post('/x', { csrf: other.csrf }))).toBe(403);
  });

  it('refuses what is too large: the whole, the fields, a file', async () => {
    const { browser, csrf } = await atAPage();
    const long = (bytes: number) => 'a'.repeat(bytes);
    expect(await statusOf(send(browser, new URLSearchParams({ csrf, a: long(2 * 1024 * 1024) })))).toBe(413);
    const many = Array.from({ length: 250 }, (_, index): [string, string] => [`campo${index}`, '']);
    expect(await statusOf(send(browser, new URLSearchParams([['csrf', csrf], ...many])))).toBe(413);
    const form = new FormData();
    form.set('csrf', csrf);
    form.set('archivo', new File([long(9 * 1024 * 1024)], 'a.png'));
    expect(await statusOf(send(browser, form))).toBe(413);
    form.set('archivo', new File([long(17 * 1024 * 1024)], 'a.png'));
    expect(await statusOf(send(browser, form))).toBe(413);
  });

  const fieldsOf = (count: number, each = ''): [string, string][] =>
    Array.from({ length: count }, (_, at) => [`campo${at}`, each]);

  it('takes two hundred fields, the token among them, and not one more', async () => {
    const { browser, csrf } = await atAPage();
    const sent = async (count: number) =>
      statusOf(send(browser, new URLSearchParams([['csrf', csrf], ...fieldsOf(count - 1)])));
    expect([await sent(200), await sent(201)]).toEqual([200, 413]);
    const parts = async (count: number) => {
      const form = new FormData();
      for (const [name, value] of [['csrf', csrf] as const, ...fieldsOf(count - 1)]) form.set(name, value);
      return statusOf(send(browser, form));
    };
    expect([await parts(200), await parts(201)]).toEqual([200, 413]);
  });

  it('takes forms and files nearly as large as they may be', async () => {
    const { browser, csrf } = await atAPage();
    const most = new URLSearchParams([['csrf', csrf], ...fieldsOf(31, 'a'.repeat(64 * 1024))]);
    expect(await statusOf(send(browser, most))).toBe(200);
    const form = new FormData();
    form.set('csrf', csrf);
    for (const at of [0, 1]) form.set(`archivo${at}`, new File(['a'.repeat(7.9 * 1024 * 1024)], 'a.png'));
    expect(await statusOf(send(browser, form))).toBe(200);
  });

  it('takes twelve files at once and not one more', async () => {
    const { browser, csrf } = await atAPage();
    const sent = (count: number) => {
      const form = new FormData();
      form.set('csrf', csrf);
      for (let at = 0; at < count; at++) form.append('archivo', new File(['a'], `${at}.png`));
      return statusOf(send(browser, form));
    };
    expect([await sent(12), await sent(13)]).toEqual([200, 413]);
  });

  const PLAIN = 'application/x-www-form-urlencoded';
  it('believes nothing that is said of a length but that it is too much', async () => {
    const { browser, csrf } = await atAPage();
    const said = (length: string, body: string) =>
      statusOf(send(browser, body, { 'Content-Type': PLAIN, 'Content-Length': length }));
    expect(await said('2097153', `csrf=${csrf}`)).toBe(413);
    expect(await said('2097152', `csrf=${csrf}`)).toBe(200);
    expect(await said('1', `csrf=${csrf}&a=${'a'.repeat(3 * 1024 * 1024)}`)).toBe(413);
  });

  it.each([
    ['in capitals', 'Application/X-WWW-Form-Urlencoded', 200],
    ['with its letters', `${PLAIN};charset=UTF-8`, 200],
    ['that is another', 'text/plain', 400],
    ['that begins like it', `${PLAIN}2`, 400],
    ['that ends like it', `x-${PLAIN}`, 400],
    ['that ends like one with files', 'x-multipart/form-data; boundary=limite', 400],
  ])('knows a form by its kind, %s', async (_, type, status) => {
    const { browser, csrf } = await atAPage();
    expect(await statusOf(send(browser, `csrf=${csrf}`, { 'Content-Type': type }))).toBe(status);
  });

  it.each(['boundary="con espacio"', 'BOUNDARY=limite', 'charset=utf-8;boundary=limite'])(
    'finds the parts of one with files: %s',
    async (said) => {
      const { browser, csrf } = await atAPage();
      const boundary = said.includes('espacio') ? 'con espacio' : 'limite';
      const part = `--${boundary}\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n${csrf}\r\n`;
      const headers = { 'Content-Type': `multipart/form-data; ${said}` };
      expect(await statusOf(send(browser, `${part}--${boundary}--\r\n`, headers))).toBe(200);
    },
  );

  it('answers 403 to no body at all: nothing in it says that it is ours', async () => {
    const { browser } = await atAPage();
    const headers = { Cookie: browser.cookies.header, 'Content-Type': PLAIN };
    const request = new Request(new URL('/x', settings().PUBLIC_URL), { method: 'POST', headers });
    expect(await statusOf(readForm({ request, context: {} }))).toBe(403);
  });

  it('answers 400 to a body that breaks off', async () => {
    const { browser } = await atAPage();
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('a=1'));
        controller.error(new Error('gone'));
      },
    });
    const headers = { Cookie: browser.cookies.header, 'Content-Type': PLAIN };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    const request = new Request(new URL('/x', settings().PUBLIC_URL), init);
    expect(await statusOf(readForm({ request, context: {} }))).toBe(400);
  });

  it('leads back from a field that is too long, says so, and keeps the others', async () => {
    const { browser, csrf } = await atAPage();
    expect(await statusOf(browser.post('/x', { csrf, mensaje: 'a'.repeat(64 * 1024) }))).toBe(200);
    const fields = { csrf, mensaje: 'ñ'.repeat(33 * 1024), nombre: 'Ana' };
    const thrown = await browser.post('/x', fields).catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.headers.get('Location')).toBe('/x');
    const { session } = await browser.visit('/x');
    expect(await session.take('aviso')).toMatchObject({
      tipo: 'error',
      texto: expect.stringContaining('No se envió nada'),
    });
    expect(await session.takeDraft('/x')).toEqual({
      campos: { nombre: 'Ana' },
      omitidos: ['mensaje'],
      archivos: [],
    });
  });

  it('refuses a million fields before any is told from another', async () => {
    const { browser, csrf } = await atAPage();
    const plain = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const told = vi.spyOn(FormData.prototype, 'append');
    const part = '--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    expect(await statusOf(send(browser, 'a&'.repeat(1_000_000), plain))).toBe(413);
    expect(await statusOf(send(browser, ...multipart(`${part.repeat(250_000)}--limite--`)))).toBe(413);
    expect(told).not.toHaveBeenCalled();
    expect(await statusOf(browser.post('/x', { csrf }))).toBe(200);
    expect(told, 'by this a form is made of its fields').toHaveBeenCalled();
    told.mockRestore();
  });

  it.each([
    [
      'a broken multipart body',
      ...multipart('--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\nsin fin'),
    ],
    ['a multipart body without parts', ...multipart('nada')],
    ['a multipart body without a boundary', 'nada', { 'Content-Type': 'multipart/form-data' }],
    ['something that is no form', '{}', { 'Content-Type': 'application/json' }],
  ])('answers 400 to %s', async (_, body, headers) => {
    const { browser } = await atAPage();
    expect(await statusOf(send(browser, body, headers))).toBe(400);
  });

  it.each([
    ['a place of a list, of as many places as it says', 'nombre[4294967294]'],
    ['a list', 'nombre[]'],
    ['an order about the form', '__state__'],
    ['what every object has', '__proto__'],
    ['a row past the hundredth', 'servidor[100].nombre'],
    ['a row that is written otherwise', 'servidor[01].nombre'],
    ['a row of no list', '[0].nombre'],
    ['a row without a field', 'servidor[0].'],
    ['a row of a row', 'servidor[0].ip[0].texto'],
    ['a field that is no name', 'servidor[0].1'],
    ['a list that is no name', '1a[0].nombre'],
    ['a bracket', 'nombre]'],
  ])('answers 400 to a field whose name is %s', async (_, name) => {
    const { browser, csrf } = await atAPage();
    expect(
      await statusOf(
        send(
          browser,
          new URLSearchParams([
            ['csrf', csrf],
            [name, '{}'],
          ]),
        ),
      ),
    ).toBe(400);
  });

  it.each([
    'servidor[0].nombre',
    'servidor[7].nombre',
    'servidor[99].ip',
    's1[10].ip_v6',
    'nombre.apellido',
    'ñ',
  ])('takes the field of a row, or a plain one: %s', async (name) => {
    const { browser, csrf } = await atAPage();
    const { form } = await browser.post('/x', { csrf, [name]: 'a' });
    expect(form.get(name)).toBe('a');
  });

  it('takes files within the limits', async () => {
    const { browser, csrf } = await atAPage();
    const form = new FormData();
    form.set('csrf', csrf);
    form.set('archivo', new File(['contenido'], 'foto ñ.png', { type: 'image/png' }));
    const { form: read } = await send(browser, form);
    const file = read.get('archivo');
    expect(file instanceof File && [file.name, await file.text()]).toEqual(['foto ñ.png', 'contenido']);
  });
});

describe('what a session leaves for the next page', () => {
  it('is said once', async () => {
    const { browser } = await atAPage();
    await browser.act((args) => done(args, '/', { tipo: 'ok', texto: 'Listo.' }), '/x');
    const [first, second] = [await browser.visit(), await browser.visit()];
    expect(await first.session.take('aviso')).toEqual({ tipo: 'ok', texto: 'Listo.' });
    expect(await second.session.take('aviso')).toBeUndefined();
  });

  it('is not lost when two requests write at once', async () => {
    const { browser } = await atAPage();
    const [one, other] = [await browser.visit(), await browser.visit()];
    await Promise.all([one.session.write('uuidVenta', 'v'), other.session.write('datos:paso', { a: 1 })]);
    const { session } = await browser.visit();
    expect(await session.read('uuidVenta')).toBe('v');
    expect(await session.read('datos:paso')).toEqual({ a: 1 });
  });
});

describe('a way back', () => {
  it.each([
    ['/ayuda?a=1#b', '/ayuda?a=1#b'],
    ['//malo.example', '/'],
    ['/\\malo.example', '/'],
    ['/\t/malo.example', '/'],
    ['/.//malo.example', '/'],
    ['https://malo.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('%s leads to %s', (text, path) => {
    expect(ownPath(text)).toBe(path);
  });
});

describe('a registry that fails', () => {
  onFreshDatabase('SQLite', { REGISTRY_API_URL: 'http://127.0.0.1:1' });

  it('leads to its error page, with what was typed kept for the way back', async () => {
    const { browser, csrf } = await atAPage();
    const thrown = await browser
      .act(async (args) => (await readForm(args)).registry.carrito.paises(), '/x?a=1', {
        csrf,
        nombre: 'Ana',
      })
      .catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.headers.get('Location')).toMatch(
      /^\/errorConexion\?volver=%2Fx%3Fa%3D1&referencia=[A-Z0-9]+$/,
    );
    expect(await (await browser.visit()).session.takeDraft('/x?a=1')).toEqual({
      campos: { nombre: 'Ana' },
      omitidos: [],
      archivos: [],
    });
  });

  it('keeps nobody who has just signed in from going where they wanted', async () => {
    const { session, plainRegistry } = await new Browser().visit();
    expect(await firstStop('/ayuda', session, plainRegistry)).toBe('/ayuda');
    expect(await session.read('revisado')).toBeUndefined();
  });

  it('too long to be kept leaves what fits, and says what did not', async () => {
    const browser = new Browser();
    const { session } = await browser.visit();
    const form = new FormData();
    form.append('mensaje', 'x'.repeat(25_000));
    form.append('todo', 'x'.repeat(200_000));
    form.append('nombre', 'Ana');
    await session.keepDraft('/x', form);
    expect(await session.takeDraft('/x')).toEqual({
      campos: { nombre: 'Ana', mensaje: 'x'.repeat(25_000) },
      omitidos: ['todo'],
      archivos: [],
    });
  });
});
