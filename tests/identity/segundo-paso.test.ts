import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { seal } from '~/base/secrets.server';
import { acceptCode } from '~/identity/segundo-paso/check-code.server';
import { overviewPage } from '~/identity/segundo-paso/overview-page.server';
import { quitarFactor } from '~/identity/segundo-paso/quitar-factor.server';
import { identifyToken } from '~/identity/tokens.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { defectsOf } from '../support/portal/sound-html';
import { onFreshDatabase } from '../support/registry';
import { Browser, CLAVE, withAnaKnown, withProvider } from './browser';
import { codeOf, codesIn, inStepsOfCodes, PASO, send } from './codes';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);
withAnaKnown();

const { inSteps } = inStepsOfCodes();

/** Ana turns the second step on, as its pages lead her; answers its secret and recovery codes. */
async function activated(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  await browser.signIn();
  const page = await browser.open(`${PASO}/agregar`);
  const html = page.html.replace('href=""', 'href="/portal.css"'); // styles come with the build
  const $ = load(html);
  expect(defectsOf($, html)).toEqual([]);
  const secret = $('code').text().replaceAll(' ', '');
  const fields = {
    secreto: String($('[name=secreto]').val()),
    nombre: 'Mi teléfono',
    codigo: codeOf(secret),
  };
  const done = await send(browser, `${PASO}/agregar`, fields);
  inSteps(1); // the step of that code is used up
  return { secret, codes: codesIn(done.html) };
}

/** A browser that gave the right password, and stands before the code. */
async function beforeCode(browser = new Browser(), volver = '/ayuda') {
  const page = await browser.follow(`/ingresar?volver=${volver}`);
  const { location } = await browser.login(page, 'ana', CLAVE);
  expect((await browser.visit()).person).toBeNull();
  return { browser, page: await browser.follow(location) };
}

const typing = async ({ browser, page }: Awaited<ReturnType<typeof beforeCode>>, codigo: string) => {
  const answer = await send(browser, page.path, { codigo });
  if (answer.location) await browser.follow(answer.location);
  return answer;
};
const isIn = async (browser: Browser) => (await browser.visit()).person !== null;

describe('a second step', () => {
  it('and the sign-in before it show no cart and no sections that could seem to have lost something, and a way back', async () => {
    await activated(new Browser());
    const { page: code } = await beforeCode();
    expect(load(code.html)('[name=codigo]').length).toBe(1);
    for (const { html } of [await new Browser().follow('/ingresar?volver=/ayuda'), code]) {
      const $ = load(html);
      expect($('header').text()).not.toMatch(/Carrito|Iniciar Sesión/);
      expect($('.mainnav').length).toBe(0);
      expect($('header a[href="/"]').last().text()).toBe('Volver al portal');
      expect($('footer a').text()).toContain('Ayuda');
    }
  });

  it('leads back to the cart who was buying and does not show it after all, also where the code was wrong', async () => {
    await activated(new Browser());
    const way = (html: string) => load(html)('.actions a').attr('href');
    const buying = await beforeCode(new Browser(), '/carrito-compra-paso-dos');
    expect(way(buying.page.html)).toBe('/carrito-compra-paso-uno');
    expect(way((await typing(buying, '000000')).html)).toBe('/carrito-compra-paso-uno');
    expect(way((await beforeCode()).page.html)).toBe('/');
  });

  it('is turned on with a drawing, its secret in groups, one field, and ten codes that are shown once', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { html } = await browser.open(`${PASO}/agregar`);
    const $ = load(html);
    expect($('svg[role=img]').attr('aria-label')).toContain('Código QR');
    expect(Number($('svg[role=img]').attr('width')), 'a telephone reads it').toBeGreaterThanOrEqual(200);
    expect($('code').text()).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect($('code .unbroken').length, 'no group is broken at the end of a line').toBe(8);
    expect($('[name=codigo]').attr('autocomplete')).toBe('one-time-code');
    expect($('[name=codigo]').attr('inputmode')).toBe('numeric');
    const { codes } = await activated(browser);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(\d{4} ){4}\d{4}$/);
    expect((await browser.open(PASO)).location).toContain('/ingresar?'); // who signed in without a code shows one first
  });

  it('begins anew where its form carries a text that was sealed for something else', async () => {
    const browser = new Browser();
    await browser.signIn();
    const fields = { secreto: seal('kiosco.uy'), nombre: 'Otro', codigo: '123456' };
    const answer = await send(browser, `${PASO}/agregar`, fields);
    expect(answer).toMatchObject({ status: 303, location: expect.stringContaining(`${PASO}/agregar`) });
  });

  it('is turned off by taking its last device away, which says what that means before it is done', async () => {
    const ana = new Browser();
    const { secret } = await activated(ana);
    const step = await beforeCode();
    await typing(step, codeOf(secret));
    const overview = load((await step.browser.open(PASO)).html);
    const question = await step.browser.open(String(overview('a:contains(Quitar)').attr('href')));
    const $ = load(question.html);
    expect($('h1').text()).toBe('Quitar «Mi teléfono»');
    expect($('.lead').text()).toContain('Es su único dispositivo.');
    const button = $('button[name=quitar]');
    const gone = await send(step.browser, PASO, { quitar: String(button.val()) });
    expect(load(gone.html)('[role=status]').text()).toBe('Se quitó el dispositivo «Mi teléfono».');
    const late = await step.browser.open(`${PASO}/quitar?dispositivo=${button.val()}`);
    expect(load(late.html)('[role=status]').text()).toBe('Ese dispositivo ya no estaba.');
    const again = new Browser();
    await again.signIn();
    expect(await isIn(again)).toBe(true);
  });

  it('is told by mail and in the history of the account', async () => {
    await activated(new Browser());
    const mail = await observe.lastMail('avisos@correo.uy');
    expect(mail.asunto).toBe('Cambió el segundo paso de su cuenta');
    expect(mail.texto).toContain('Se agregó el dispositivo «Mi teléfono».');
    expect((await observe.mails('ana@correo.uy')).map(({ asunto }) => asunto)).toContain(
      'Cambió el segundo paso de su cuenta',
    );
  });

  it('asks for the code after the password, and the tokens say so', async () => {
    const { secret } = await activated(new Browser());
    const step = await beforeCode();
    expect(load(step.page.html)('h1').text()).toBe('Escriba su código');
    await typing(step, codeOf(secret));
    const { session, person } = await step.browser.visit();
    expect(person?.login).toBe('ana');
    expect(await identifyToken(session.credentials?.accessToken ?? '')).toMatchObject({
      acr: 'segundo-factor',
      conFactor: true,
    });
  });

  it('takes the code of the step before and the one after, and of none further', async () => {
    const { secret } = await activated(new Browser());
    inSteps(10);
    expect(await acceptCode('oid-ana', codeOf(secret, -2))).toBeNull();
    expect(await acceptCode('oid-ana', codeOf(secret, 2))).toBeNull();
    expect(await acceptCode('oid-ana', codeOf(secret, -1))).toBe('device');
    expect(await acceptCode('oid-ana', codeOf(secret, 1))).toBe('device');
  });

  it('takes each code once, also of twenty at the same time', async () => {
    const { secret, codes } = await activated(new Browser());
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      const taken = await Promise.all(Array.from({ length: 20 }, () => acceptCode('oid-ana', code)));
      expect(taken.filter((one) => one !== null)).toHaveLength(1);
      expect(await acceptCode('oid-ana', code)).toBeNull();
    }
  });

  it('takes a recovery code in the same field, and says how many are left', async () => {
    const { codes } = await activated(new Browser());
    const step = await beforeCode();
    await typing(step, codes[3] ?? '');
    expect(await isIn(step.browser)).toBe(true);
    expect(load((await step.browser.open(PASO)).html).text()).toMatch(/Le quedan 9\scódigos de 10/);
    const again = await beforeCode();
    expect((await typing(again, codes[3] ?? '')).status).toBe(422);
  });

  it('says what it means that no recovery code is left', () => {
    const device = {
      id: '1',
      oid: 'oid-ana',
      nombre: 'Mi teléfono',
      secreto: '',
      huella: '',
      llave: null,
      paso: 0,
      firmas: 0,
      creado_en: '2026-11-20T12:00:00.000Z',
      usado_en: null,
    };
    const html = overviewPage({ devices: [device], codes: 0, history: [], withPasskeys: false });
    expect(load(html).text()).toContain('No le queda ninguno.');
    expect(load(html).text()).not.toMatch(/0\scódigos/);
  });

  it('slows down after five wrong codes, and not in the browser that its person used before', async () => {
    const { secret } = await activated(new Browser());
    const mine = await beforeCode();
    await typing(mine, codeOf(secret));
    const thief = await beforeCode(new Browser('203.0.113.9'));
    for (let tries = 0; tries < 5; tries += 1) expect((await typing(thief, '000000')).status).toBe(422);
    inSteps(2);
    const stopped = await typing(thief, codeOf(secret));
    expect(stopped.status).toBe(429);
    expect(await isIn(thief.browser)).toBe(false);
    const left = await mine.browser.signOut();
    await mine.browser.follow(left.headers.get('Location') ?? '/');
    const back = await beforeCode(mine.browser);
    await typing(back, codeOf(secret));
    expect(await isIn(back.browser)).toBe(true);
  });

  it('goes on where it was left, also when the server died in between', async () => {
    const { secret } = await activated(new Browser());
    const step = await beforeCode();
    const again = await step.browser.open(step.page.path);
    expect(load(again.html)('h1').text()).toBe('Escriba su código');
    await typing(step, codeOf(secret));
    expect(await isIn(step.browser)).toBe(true);
  });

  it('is taken away by the registry for who lost everything, with why, and its person is told', async () => {
    await activated(new Browser());
    await expect(quitarFactor(avisarCuenta)(['ana'])).rejects.toThrow('Uso: quitar-factor');
    await quitarFactor(avisarCuenta)(['ana', 'porque', 'mostró', 'su', 'cédula']);
    expect((await observe.lastMail('ana@correo.uy')).texto).toContain('mostró su cédula');
    const browser = new Browser();
    await browser.signIn();
    expect(await isIn(browser)).toBe(true);
  });
});

describe('who has no second step', () => {
  const TITLE = 'Un segundo paso cuida mejor sus dominios';
  const told = async () => (await observe.messages('ana')).filter(({ titulo }) => titulo === TITLE);

  async function confirming(browser: Browser) {
    const page = await browser.follow('/ingresar?volver=/ayuda&confirmar=contrasena');
    const { location } = await browser.login(page, 'ana', CLAVE);
    await browser.follow(location);
  }

  it('is told once what one is for, when their password was asked once more, and by no mail', async () => {
    const browser = new Browser();
    await browser.signIn();
    expect(await told()).toEqual([]);
    const mails = (await observe.mails()).length;
    await confirming(browser);
    expect(await told()).toMatchObject([
      { mensaje: expect.stringContaining('/administrar/mis-datos/acceso') },
    ]);
    await confirming(browser);
    expect(await told()).toHaveLength(1);
    expect((await observe.mails()).length).toBe(mails);
  });

  it('who has one is told nothing of that', async () => {
    const { secret } = await activated(new Browser());
    const step = await beforeCode();
    await typing(step, codeOf(secret));
    const page = await step.browser.follow('/ingresar?volver=/ayuda&confirmar=segundo-factor');
    await step.browser.login(page, 'ana', CLAVE);
    expect(await told()).toEqual([]);
  });
});

describe('while nothing can be changed', () => {
  const withoutStep = async () => {
    const browser = new Browser();
    await browser.signIn();
    return browser;
  };

  it('who has a second step signs in with a code, which is good once then too', async () => {
    const { secret } = await activated(new Browser());
    await given.readOnly('on');
    const step = await beforeCode();
    await typing(step, codeOf(secret));
    expect(await isIn(step.browser)).toBe(true);
    const again = await beforeCode();
    expect((await typing(again, codeOf(secret))).status).toBe(422);
    expect(await isIn(again.browser)).toBe(false);
  });

  it('a recovery code is not spent: it is said until when', async () => {
    const { codes } = await activated(new Browser());
    await given.readOnly('on', '30');
    const step = await beforeCode();
    const answer = await typing(step, codes[0] ?? '');
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('Los cambios vuelven a ser posibles el');
    await given.readOnly('off');
    await typing(step, codes[0] ?? '');
    expect(await isIn(step.browser)).toBe(true);
  });

  it('who has none signs in', async () => {
    await withoutStep(); // the provider has its keys
    await given.readOnly('on');
    expect(await isIn(await withoutStep())).toBe(true);
  });

  it('who has none gives the password once more, and is told what one is for another time', async () => {
    const browser = await withoutStep();
    await given.readOnly('on');
    const page = await browser.follow('/ingresar?volver=/ayuda&confirmar=contrasena');
    const { status, location } = await browser.login(page, 'ana', CLAVE);
    expect(status).toBe(303);
    await browser.follow(location);
    expect(await isIn(browser)).toBe(true);
  });
});

describe('a thief', () => {
  it('with the password passes no further than the code, and changes no device', async () => {
    await activated(new Browser());
    const { browser, page } = await beforeCode(new Browser('203.0.113.9'));
    expect((await typing({ browser, page }, '123456')).status).toBe(422);
    expect((await browser.open(PASO)).location).toContain('/ingresar?');
    const bypass = page.path.replace('/interaccion/', '/auth/');
    await browser.follow(bypass);
    expect(await isIn(browser)).toBe(false);
  });

  it('with a session of the portal changes no device: the provider asks who it is', async () => {
    const ana = new Browser();
    await activated(ana);
    const thief = new Browser('203.0.113.9');
    thief.cookies.keep(new Headers({ 'Set-Cookie': `sesion=${ana.cookies.get('sesion')}` }));
    expect(await isIn(thief)).toBe(true);
    const answer = await send(thief, `${PASO}/agregar`, { nombre: 'Otro', codigo: '123456', secreto: 'x' });
    expect(answer.location).toContain('/ingresar?');
  });
});
