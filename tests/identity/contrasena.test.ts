import { describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { identifyToken } from '~/identity/tokens.server';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { defectsOf } from '../support/portal/sound-html';
import { onFreshDatabase } from '../support/registry';
import { Browser, CLAVE, mails, readPage, withAnaKnown, withProvider } from './browser';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);
withAnaKnown();

const NUEVA = 'mate amargo y bizcochos';
const CAMBIAR = '/oidc/clave';
const OLVIDADA = '/oidc/clave/olvidada';

const send = (path: string, form: Record<string, string>) =>
  new Browser().open(path, { method: 'POST', body: new URLSearchParams(form) });
const change = (form: Record<string, string> = {}) =>
  send(CAMBIAR, { usuario: 'ana', clave: CLAVE, nueva: NUEVA, repetida: NUEVA, ...form });

/** Whether a password signs in. */
async function opens(clave: string): Promise<boolean> {
  const browser = new Browser();
  const page = await browser.follow('/ingresar');
  return (await browser.login(page, 'ana', clave)).status === 303;
}

const errorsOf = (html: string): string => readPage(html)('[role=alert]').text();
const linkOf = (at = -1): string => mails.at(at)?.enlaces[0].direccion ?? '';

describe('changing a password that is known', () => {
  it('puts the new one in force, ends every sign-in made with the old one, and tells by mail', async () => {
    const [here, elsewhere] = [new Browser(), new Browser()];
    await here.signIn();
    await elsewhere.signIn();
    const token = (await elsewhere.visit()).session.credentials?.accessToken ?? '';
    const { status, html } = await change();
    expect([status, readPage(html)('h1').text()]).toEqual([200, 'Contraseña cambiada']);
    expect([await opens(CLAVE), await opens(NUEVA)]).toEqual([false, true]);
    expect((await here.visit()).person).toBeNull();
    expect((await elsewhere.visit()).person).toBeNull();
    expect(await identifyToken(token)).toBeNull();
    expect((await elsewhere.follow('/ingresar')).html).toContain('Contraseña'); // the provider asks again
    expect(mails).toMatchObject([{ para: 'ana@correo.uy', asunto: 'Su contraseña cambió' }]);
  });

  it('puts out also who gave the old one before and goes on with the sign-in only afterwards', async () => {
    const kept = new Browser();
    const finished = await kept.login(await kept.follow('/ingresar'), 'ana', CLAVE);
    expect(finished.status).toBe(303);
    await change();
    await kept.follow(finished.location);
    expect((await kept.visit()).person).toBeNull();
  });

  it.each([
    ['the old one is wrong', { clave: 'otra-cosa-larga' }, 'El usuario o la contraseña no son correctos.'],
    ['it is the same', { nueva: CLAVE, repetida: CLAVE }, 'es igual a la actual'],
    ['the two differ', { repetida: 'otra cosa distinta' }, 'Las contraseñas no coinciden.'],
    ['it is short', { nueva: 'corta', repetida: 'corta' }, 'por lo menos 10 caracteres'],
    [
      'it is known',
      { nueva: 'Contraseña2026!', repetida: 'Contraseña2026!' },
      'de las primeras que se prueban',
    ],
    ['it is the mail', { nueva: 'ana@correo.uy', repetida: 'ana@correo.uy' }, 'no'],
    ['nothing was typed', { clave: '', nueva: '', repetida: '' }, 'Ingrese su contraseña actual.'],
  ])('is refused where %s, and nothing changes', async (_, form, message) => {
    const { status, html } = await change(form);
    if (message === 'no') return expect(status).toBeLessThan(500);
    expect(status).toBe(422);
    expect(errorsOf(html)).toContain(message);
    expect(readPage(html)('input[type=password][value]').length).toBe(0);
    expect(defectsOf(readPage(html), html.replace('href=""', 'href="/portal.css"'))).toEqual([]);
    expect(await opens(CLAVE)).toBe(true);
  });

  it('is no way to guess: after ten wrong ones it waits', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await change({ clave: `errada-${count}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a forgotten password', () => {
  it('is chosen anew with the link of a mail, once', async () => {
    const here = new Browser();
    await here.signIn();
    await send(OLVIDADA, { usuario: 'ANA ' });
    expect(mails).toMatchObject([{ para: 'ana@correo.uy', asunto: 'Elija una contraseña nueva' }]);
    const link = linkOf();
    expect((await new Browser().open(link)).status).toBe(200);
    expect((await new Browser().open(link)).status).toBe(200); // looking uses nothing up
    expect((await send(link, { nueva: 'corta', repetida: 'corta' })).status).toBe(422);
    const answers = await Promise.all([1, 2].map(() => send(link, { nueva: NUEVA, repetida: NUEVA })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([await opens(CLAVE), await opens(NUEVA)]).toEqual([false, true]);
    expect((await here.visit()).person).toBeNull();
    const again = await new Browser().open(link);
    expect([again.status, readPage(again.html)('h1').text()]).toEqual([400, 'El enlace no sirve más']);
    expect(readPage(again.html)(`a[href="${OLVIDADA}"]`).text()).toBe('Pedir otro enlace');
  });

  it('gets the same answer whether there is an account or not, by login or by mail', async () => {
    const answers = await Promise.all(
      ['ana', 'ana@correo.uy', 'nadie', 'nadie@correo.uy'].map((usuario) => send(OLVIDADA, { usuario })),
    );
    expect(new Set(answers.map(({ status, html }) => `${status} ${html}`)).size).toBe(1);
    expect(mails).toHaveLength(2);
  });

  it('has a link for thirty minutes', async () => {
    await send(OLVIDADA, { usuario: 'ana' });
    const past = now().subtract({ minutes: 1 }).toString({ fractionalSecondDigits: 3 });
    await given.passwordLinksUntil(past);
    expect((await send(linkOf(), { nueva: NUEVA, repetida: NUEVA })).status).toBe(400);
    expect(await opens(CLAVE)).toBe(true);
  });

  it('does not fill a mailbox, and keeps no code as it is', async () => {
    for (let count = 0; count < 6; count++) await send(OLVIDADA, { usuario: 'ana' });
    expect(mails).toHaveLength(3);
    const code = new URL(linkOf()).searchParams.get('codigo') ?? '';
    const rows = await observe.passwordLinks();
    expect(code.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is changed meanwhile: the links that were asked for before are over', async () => {
    await send(OLVIDADA, { usuario: 'ana' });
    const link = linkOf();
    await change();
    expect(
      (await send(link, { nueva: 'otra frase bien larga', repetida: 'otra frase bien larga' })).status,
    ).toBe(400);
  });

  it.each(['', '?codigo=', '?codigo=inventado', '?codigo=a&codigo=b'])(
    'cannot be guessed: %s',
    async (search) => {
      expect((await new Browser().open(`/oidc/clave/nueva${search}`)).status).toBe(400);
    },
  );
});
