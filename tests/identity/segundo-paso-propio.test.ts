import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { findRemoval } from '~/identity/segundo-paso/quita/store.server';
import { quitarFactor } from '~/identity/segundo-paso/quitar-factor.server';
import { tellWhatFor } from '~/identity/segundo-paso/what-for.server';
import { identifyToken } from '~/identity/tokens.server';
import { oficinaFor } from '~/registry/client.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { requestContext, whoAsks } from '~/session/request/request-context.server';
import { onPasswordAlone } from '~/session/sign-in/password-alone.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { Browser } from './browser';
import { codeOf, PASO, send } from './codes';
import {
  asksFor,
  beforeCode,
  heading,
  PUBLIC_URL,
  signIn,
  typing,
  USUAL,
  withSecondStepElsewhere,
} from './second-step-elsewhere';

const { foreign, passed, activated } = withSecondStepElsewhere();
const isIn = async (browser: Browser) => (await browser.visit()).person !== null;

describe('a second step of the portal, for people of another provider', () => {
  it('is turned on by who gave their password a moment ago, and told at every address', async () => {
    await foreign().start(USUAL);
    const browser = new Browser();
    await signIn(browser);
    expect((await browser.open(`${PASO}/agregar`)).location).toContain('confirmar=contrasena');
    const { codes } = await activated(browser);
    expect(new Set(codes).size).toBe(10);
    const told = (await observe.mails()).filter(
      ({ asunto }) => asunto === 'Cambió el segundo paso de su cuenta',
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.texto).toContain('cambie su contraseña cuanto antes en el sitio con el que ingresa');
  });

  it('is asked for after the other provider, and nobody is signed in before', async () => {
    await foreign().start(USUAL);
    const { secret } = await activated();
    const step = await beforeCode();
    expect(heading(step.page)).toBe('Escriba su código');
    expect(await isIn(step.browser)).toBe(false);
    const wrong = await typing(step, '000000');
    expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('Ese código no sirve') });
    expect(await isIn(step.browser)).toBe(false);
    const done = await typing(step, codeOf(secret));
    expect(done.leads).toBe('/ayuda');
    expect((await step.browser.visit()).person).toMatchObject({ oid: 'oid-ana', login: 'ana' });
  });

  it('leads back to the cart who was buying and does not show it after all', async () => {
    await foreign().start(USUAL);
    await activated();
    const way = (page: { html: string }) => load(page.html)('.actions a').attr('href');
    const buying = await beforeCode(new Browser(), '/ingresar?volver=/carrito-compra-paso-dos');
    expect(way(buying.page)).toBe('/carrito-compra-paso-uno');
    expect(way((await beforeCode()).page)).toBe('/');
  });

  it('takes a recovery code, once', async () => {
    await foreign().start(USUAL);
    const { codes } = await activated();
    await typing(await beforeCode(), codes[3] ?? '');
    const again = await beforeCode();
    expect((await typing(again, codes[3] ?? '')).status).toBe(422);
    expect(await isIn(again.browser)).toBe(false);
  });

  it('lets one in of two tabs that send a good code at once', async () => {
    await foreign().start(USUAL);
    const { codes } = await activated();
    const step = await beforeCode();
    const tabs = codes.slice(0, 2).map((codigo) => send(step.browser, step.page.path, { codigo }));
    const led = (await Promise.all(tabs)).filter(({ location }) => location.endsWith('/ayuda'));
    expect(led).toHaveLength(1);
  });

  it('slows down after five wrong codes, and a right one helps no more then', async () => {
    await foreign().start(USUAL);
    const { secret } = await activated();
    const thief = await beforeCode(new Browser('203.0.113.9'));
    for (let tries = 0; tries < 5; tries += 1) expect((await typing(thief, '000000')).status).toBe(422);
    expect((await typing(thief, codeOf(secret))).status).toBe(429);
    expect(await isIn(thief.browser)).toBe(false);
  });

  it('waits ten minutes for its code, and no longer', async () => {
    await foreign().start(USUAL);
    const { secret } = await activated();
    const step = await beforeCode();
    passed({ minutes: 12 });
    const late = await typing(step, codeOf(secret));
    expect(late).toMatchObject({ status: 400, html: expect.stringContaining('El inicio de sesión venció') });
    expect(await isIn(step.browser)).toBe(false);
  });

  it('opens nothing at the address of somebody else’s sign-in', async () => {
    await foreign().start(USUAL);
    const { secret } = await activated();
    const mine = await beforeCode();
    const other = await beforeCode(new Browser('203.0.113.9'));
    const answer = await send(other.browser, mine.page.path, { codigo: codeOf(secret) });
    expect(answer.status).toBe(400);
    expect(await isIn(other.browser)).toBe(false);
  });

  it('keeps everybody out while the registry cannot say whether somebody has one', async () => {
    await foreign().start(USUAL);
    await activated();
    foreign().hanging = ['/me'];
    const browser = new Browser();
    const { path, thrown } = await browser
      .follow('/ingresar?volver=/ayuda')
      .catch(() => ({ path: '', thrown: 1 }));
    expect(`${path}${thrown ?? ''}`).not.toBe(`${PUBLIC_URL}/ayuda`);
    expect(await isIn(browser)).toBe(false);
  });
});

describe('what could take a name away', () => {
  const again = '/ingresar?volver=/ayuda&confirmar=segundo-factor';

  it('asks for the code again, after the password, and counts ten minutes from then', async () => {
    await foreign().start(USUAL);
    const { codes } = await activated();
    const first = await beforeCode();
    const { browser } = first;
    await typing(first, codes[0] ?? '');
    expect(await asksFor(browser, 'liberar')).toMatchObject({
      conFactor: true,
      pide: { acr: 'segundo-factor' },
    });
    const step = await beforeCode(browser, again);
    expect(heading(step.page)).toBe('Escriba su código');
    await typing(step, codes[1] ?? '');
    expect(await asksFor(browser, 'liberar')).toMatchObject({ pide: null });
    passed({ minutes: 14 });
    expect(await asksFor(browser, 'liberar')).toMatchObject({ pide: { acr: 'segundo-factor' } });
  });

  it('is not done with a token alone: it says nothing of a code of ours', async () => {
    await foreign().start(USUAL);
    const { secret } = await activated();
    const step = await beforeCode(new Browser(), again);
    await typing(step, codeOf(secret));
    const token = (await step.browser.visit()).session.credentials?.accessToken ?? '';
    expect(await identifyToken(token)).toMatchObject({ conFactor: true });
    expect(await identifyToken(token)).not.toHaveProperty('acr');
  });

  it('tells who has none once what one is for, among their messages and by no mail', async () => {
    onPasswordAlone((who) => tellWhatFor(who, avisarCuenta));
    await foreign().start(USUAL);
    const told = async () =>
      (await observe.messages('ana')).filter(({ titulo }) => titulo.startsWith('Un segundo paso cuida'));
    const browser = new Browser();
    await signIn(browser);
    expect(await told()).toEqual([]);
    const mails = (await observe.mails()).length;
    for (let times = 0; times < 2; times += 1)
      await browser.follow('/ingresar?volver=/ayuda&confirmar=contrasena');
    expect(await told()).toHaveLength(1);
    expect((await observe.mails()).length).toBe(mails);
  });

  it('asks who has no second step for their password, as before', async () => {
    await foreign().start(USUAL);
    const browser = new Browser();
    await signIn(browser);
    expect(await asksFor(browser, 'liberar')).toMatchObject({
      conFactor: false,
      pide: { acr: 'contrasena' },
    });
    await browser.follow('/ingresar?volver=/ayuda&confirmar=contrasena');
    expect(await asksFor(browser, 'liberar')).toMatchObject({ pide: null });
  });
});

describe('who works at the registry', () => {
  const atDesk = (browser: Browser) =>
    browser.act(async (args) => {
      const { session } = await requestContext(args);
      return oficinaFor(whoAsks(session, args.context))?.personal.yo();
    }, '/');
  const asked = { asks: { acr: 'segundo-factor', maxAgeSeconds: 3600 } };

  it('enters the desk with a second step of the portal, for an hour', async () => {
    await foreign().start({ ...USUAL, configuration: { ttl: { AccessToken: 3 * 60 * 60 } } });
    await given.staff('ana', ['direccion']);
    const { codes } = await activated();
    const step = await beforeCode(new Browser(), '/ingresar?volver=/ayuda&confirmar=segundo-factor');
    await typing(step, codes[0] ?? '');
    const again = await beforeCode(step.browser, '/ingresar?volver=/ayuda&confirmar=segundo-factor');
    await typing(again, codes[1] ?? '');
    expect(await atDesk(step.browser)).toMatchObject({ faltaSegundoPaso: false });
    passed({ minutes: 50 });
    expect(await atDesk(step.browser)).toMatchObject({ faltaSegundoPaso: false });
    passed({ minutes: 70 });
    await expect(atDesk(step.browser)).rejects.toMatchObject(asked);
  });
});

describe('a thief', () => {
  it('with a session of the portal adds no device: the other provider asks who it is', async () => {
    await foreign().start(USUAL);
    const ana = new Browser();
    await signIn(ana);
    const thief = new Browser('203.0.113.9');
    thief.cookies.keep(new Headers({ 'Set-Cookie': `sesion=${ana.cookies.get('sesion')}` }));
    expect(await isIn(thief)).toBe(true);
    const answer = await send(thief, `${PASO}/agregar`, { nombre: 'Otro', codigo: '123456', secreto: 'x' });
    expect(answer.location).toContain('/ingresar?');
  });

  it('at a computer whose provider does not ask again adds none, and is told why instead of being sent round', async () => {
    await foreign().start({ ...USUAL, client: { require_auth_time: true }, deaf: ['prompt', 'max_age'] });
    const browser = new Browser();
    await signIn(browser);
    passed({ minutes: 5 });
    const { html } = await browser.follow(`${PASO}/agregar`);
    const page = html === '' ? await browser.open(`${PASO}/agregar`) : { html };
    expect(load(page.html)('main').text()).toContain('no le volvió a pedir la contraseña');
  });

  it('nor where the provider does not say when it asked', async () => {
    await foreign().start({ ...USUAL, deaf: ['prompt', 'max_age'] });
    const browser = new Browser();
    await signIn(browser);
    const { html } = await browser.follow(`${PASO}/agregar`);
    expect(load(html)('main').text()).toContain('no dice si le acaba de pedir la contraseña');
  });

  it('who calls themselves like somebody else at the provider does not use up their tries', async () => {
    await foreign().start(USUAL);
    const { secret } = await activated();
    await foreign().be({ ...USUAL, oid: 'oid-otra' });
    await activated(new Browser('203.0.113.9'));
    const wrong = await beforeCode(new Browser('203.0.113.9'));
    for (let tries = 0; tries < 6; tries += 1) await typing(wrong, '000000');
    await foreign().be(USUAL);
    const ana = await beforeCode(new Browser('203.0.113.9'));
    expect((await typing(ana, codeOf(secret))).leads).toBe('/ayuda');
  });
});

describe('who lost every device and code', () => {
  it('asks the registry: whether their password is their own is not known here', async () => {
    await foreign().start(USUAL);
    await activated();
    const step = await beforeCode();
    const lost = `${step.page.path}/sin-dispositivo`;
    for (const page of [await step.browser.open(lost), await send(step.browser, lost, {})]) {
      expect(load(page.html)('.lead').text()).toContain('quien lee su correo pudo haber elegido otra');
      expect(load(page.html)('a:contains(escríbale al Registro .uy)').length).toBe(1);
    }
    expect(await findRemoval('oid-ana')).toBeUndefined();
  });

  it('has it taken away by the registry, by the oid where several have their login', async () => {
    await foreign().start(USUAL);
    await activated();
    await foreign().be({ ...USUAL, oid: 'oid-otra' });
    await activated(new Browser());
    const order = quitarFactor(avisarCuenta);
    await expect(order(['ana', 'porque', 'mostró', 'su', 'cédula'])).rejects.toThrow('oid-ana o oid-otra');
    await order(['oid-ana', 'porque', 'mostró', 'su', 'cédula']);
    await foreign().be(USUAL);
    expect((await signIn(new Browser())).path).toBe(`${PUBLIC_URL}/ayuda`);
  });
});

it('is not the portal’s where a setting says by which claim the provider tells its own', async () => {
  await foreign().start(USUAL);
  await activated();
  Object.assign(settings(), { OIDC_FACTOR_CLAIM: { claim: 'amr', values: ['mfa'] } });
  expect((await signIn(new Browser())).path).toBe(`${PUBLIC_URL}/ayuda`);
});
