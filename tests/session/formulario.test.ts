import { describe, expect, it } from 'vitest';
import { settings } from '~/config.server';
import { done } from '~/session/answers.server';
import { readForm } from '~/session/form.server';
import { ownPath } from '~/session/own-path';
import { sessionHeaders, visit } from '~/session/visit.server';
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
    const { session } = await visit(args);
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

  it('refuses a million fields at once, without telling them apart', { timeout: 1500 }, async () => {
    const { browser } = await atAPage();
    const plain = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(await statusOf(send(browser, 'a&'.repeat(1_000_000), plain))).toBe(413);
    const part = '--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    expect(await statusOf(send(browser, ...multipart(`${part.repeat(250_000)}--limite--`)))).toBe(413);
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
    ['an order about the form', '__intent__'],
    ['what every object has', '__proto__'],
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
    expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
      '/errorConexion?volver=%2Fx%3Fa%3D1',
    );
    expect(await (await browser.visit()).session.takeDraft('/x?a=1')).toEqual({
      campos: { nombre: 'Ana' },
      omitidos: [],
    });
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
    });
  });
});
