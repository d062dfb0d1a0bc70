import { load } from 'cheerio';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { derivedSecret, sealBy } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { unsealFactor } from '~/identity/segundo-paso/factor-secrets.server';
import { acceptPasskey, signInOptions } from '~/identity/segundo-paso/llaves/passkeys.server';
import { listDevices } from '~/identity/segundo-paso/store.server';
import { stepOf } from '~/identity/segundo-paso/totp.server';
import { identifyToken } from '~/identity/tokens.server';
import { Browser, CLAVE, withAnaKnown, withProvider } from '../identity/browser';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { Passkey } from '../support/passkey';
import { defectsOf } from '../support/portal/sound-html';
import { describeOnBothEngines } from '../support/registry';

const port = await freePort();
const HERE = { origin: `http://localhost:${port}`, rpId: 'localhost' };
const [OLD, NEW] = ['vieja'.repeat(8), 'nueva'.repeat(8)];
const PASO = '/oidc/segundo-paso';
const ADD = `${PASO}/agregar-llave`;

const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.open(path, { method: 'POST', body: new URLSearchParams(fields) });
/** What the page asks the browser for. */
const askedBy = (html: string) => JSON.parse(load(html)('[data-llave]').attr('data-opciones') ?? '{}');
const textOf = (html: string) => load(html)('main').text().replaceAll(/\s+/g, ' ');
const soundly = (html: string) => {
  const built = html.replace('href=""', 'href="/portal.css"'); // styles come with the build
  expect(defectsOf(load(built), built)).toEqual([]);
};

/** Adds a passkey, as its page does; answers the page that follows. */
async function adds(key: Passkey, browser: Browser, where = HERE, nombre = 'Mi computadora') {
  const page = await browser.open(ADD);
  return post(browser, ADD, { nombre, llave: key.create(askedBy(page.html), where) });
}
async function signedIn(login = 'ana') {
  const browser = new Browser();
  await browser.signIn(login);
  return browser;
}
async function withPasskey(key = new Passkey()) {
  const { html } = await adds(key, await signedIn());
  const codes = load(html)('ol code')
    .toArray()
    .map((one) => load(one).text());
  return { key, codes };
}
/** A browser that gave the right password, and stands before the second step. */
async function beforeStep({ login = 'ana', browser = new Browser(), confirmar = '' } = {}) {
  const start = await browser.follow(`/ingresar?volver=/ayuda${confirmar && `&confirmar=${confirmar}`}`);
  const { location } = await browser.login(start, login, CLAVE);
  const page = await browser.follow(location);
  return { browser, page, asked: askedBy(page.html) };
}
type Standing = Awaited<ReturnType<typeof beforeStep>>;
async function shows({ browser, page }: Standing, llave: string) {
  const answer = await post(browser, page.path, { llave });
  if (answer.location) await browser.follow(answer.location);
  return (await browser.visit()).person !== null;
}
const withBeto = () =>
  createAccount(database(), {
    login: 'beto',
    oid: 'oid-beto',
    correo: 'beto@correo.uy',
    password: CLAVE,
  });

describeOnBothEngines(
  'a passkey',
  () => {
    withProvider(port);
    withAnaKnown();

    it('is added with a name and ten recovery codes, told to its person, and is the second step of a sign-in', async () => {
      const { key, codes } = await withPasskey();
      expect(codes).toHaveLength(10);
      expect((await observe.lastMail('ana@correo.uy')).texto).toContain(
        'la llave de acceso «Mi computadora»',
      );
      const step = await beforeStep();
      soundly(step.page.html);
      expect(load(step.page.html)('h1').text()).toBe('Confirme que es usted');
      expect(step.asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id }] });
      expect(await shows(step, key.get(step.asked, HERE))).toBe(true);
      const { credentials } = (await step.browser.visit()).session;
      expect(await identifyToken(credentials?.accessToken ?? '')).toMatchObject({ acr: 'segundo-factor' });
    });

    it('confirms who it is where something asks for the second step again', async () => {
      const { key } = await withPasskey();
      const first = await beforeStep();
      await shows(first, key.get(first.asked, HERE));
      const again = await beforeStep({ browser: first.browser, confirmar: 'segundo-factor' });
      expect(load(again.page.html)('h1').text()).toBe('Confirme que es usted');
      expect(await shows(again, key.get(again.asked, HERE))).toBe(true);
    });

    it('where no script runs its pages say that the browser cannot, and a code goes on', async () => {
      const { codes } = await withPasskey();
      const step = await beforeStep();
      expect(textOf(step.page.html)).toContain('Este navegador no puede usar llaves de acceso');
      const pressed = await post(step.browser, step.page.path, { llave: '' });
      expect(pressed.status).toBe(422);
      expect(textOf(pressed.html)).toContain('Este navegador no usó ninguna llave de acceso');
      const codigo = codes[0] ?? '';
      await step.browser.follow((await post(step.browser, step.page.path, { codigo })).location);
      expect((await step.browser.visit()).person).not.toBeNull();
      const adding = await step.browser.open(ADD);
      soundly(adding.html);
      expect(textOf(adding.html)).toContain('Este navegador no puede crear una llave de acceso');
      expect(load(adding.html)('main a:contains(aplicación de códigos)').attr('href')).toBe(
        `${PASO}/agregar`,
      );
      const nothing = await post(step.browser, ADD, { nombre: 'Otra' });
      expect([nothing.status, load(nothing.html)('[name=nombre]').val()]).toEqual([422, 'Otra']);
      expect(textOf(nothing.html)).toContain('Este navegador no creó ninguna llave');
      expect(textOf((await post(step.browser, ADD, { llave: '{}' })).html)).toContain('Escriba un nombre');
    });

    it('loads one script and may load no other', async () => {
      await withPasskey();
      const { browser, page } = await beforeStep();
      const answer = await fetch(new URL(page.path, HERE.origin), {
        headers: { Cookie: browser.cookies.header },
      });
      const scripts = load(await answer.text())('script').toArray();
      expect(scripts.map((one) => one.attribs.src)).toEqual(['/segundo-paso.js']);
      expect(answer.headers.get('Content-Security-Policy')).toContain(
        `; script-src 'nonce-${scripts[0]?.attribs.nonce}' 'strict-dynamic'; `,
      );
      const without = await fetch(`${HERE.origin}${PASO}/detener`);
      expect(without.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
    });

    it('signs in once with each challenge, also where it is sent twenty times at once', async () => {
      const { key } = await withPasskey();
      const step = await beforeStep();
      const sent = key.get(step.asked, HERE);
      expect(await shows(step, sent)).toBe(true);
      expect(await shows(await beforeStep(), sent)).toBe(false);
      const asked = JSON.parse((await signInOptions('oid-ana', 'uno')) ?? '{}');
      const same = key.get(asked, HERE);
      const taken = await Promise.all(
        Array.from({ length: 20 }, () => acceptPasskey('oid-ana', 'uno', same)),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    it.each<[string, (key: Passkey, step: Standing) => Promise<string> | string]>([
      [
        'of another origin',
        (key, { asked }) => key.get(asked, { ...HERE, origin: 'https://nic-uy.example' }),
      ],
      ['of another host', (key, { asked }) => key.get(asked, { ...HERE, rpId: 'example.com' })],
      ['of another sign-in', async (key) => key.get((await beforeStep()).asked, HERE)],
      ['of a challenge nobody made', (key) => key.get({ challenge: 'bm8' }, HERE)],
      ['of another key', (_, { asked }) => new Passkey().get(asked, HERE)],
      ['that makes a key', (key, { asked }) => key.create(asked, HERE)],
      ['that nobody touched a key for', (key, { asked }) => untouched(key).get(asked, HERE)],
      ['that is no answer', () => '{"id":1}'],
      ['that is no text of a browser', () => 'nada'],
      ['that is longer than any', () => 'x'.repeat(8100)],
    ])('an answer %s opens nothing', async (_, answering) => {
      const { key } = await withPasskey();
      const step = await beforeStep();
      expect(await shows(step, await answering(key, step))).toBe(false);
    });

    it('whose signature is of other bytes opens nothing', async () => {
      const { key } = await withPasskey();
      const step = await beforeStep();
      const { response, ...rest } = JSON.parse(key.get(step.asked, HERE));
      const { signature } = JSON.parse(key.get({ challenge: 'otro' }, HERE)).response;
      expect(await shows(step, JSON.stringify({ ...rest, response: { ...response, signature } }))).toBe(
        false,
      );
    });

    it('that is only touched is enough: the password was asked', async () => {
      const key = new Passkey();
      key.verified = false;
      await withPasskey(key);
      const step = await beforeStep();
      expect(await shows(step, key.get(step.asked, HERE))).toBe(true);
    });

    it('an answer that comes too late opens nothing', async () => {
      const { key } = await withPasskey();
      const step = await beforeStep();
      const later = Temporal.Now.instant().add({ minutes: 11 });
      useClock(() => later);
      const page = await post(step.browser, step.page.path, { llave: key.get(step.asked, HERE) });
      expect(page.status).toBe(422);
    });

    it('that was refused five times waits, as codes do', async () => {
      const { key } = await withPasskey();
      const step = await beforeStep();
      for (let tries = 0; tries < 5; tries += 1)
        expect((await post(step.browser, step.page.path, { llave: 'nada' })).status).toBe(422);
      const { status, html } = await post(step.browser, step.page.path, {
        llave: key.get(step.asked, HERE),
      });
      expect([status, textOf(html).includes('Espere 15 minutos')]).toEqual([429, true]);
    });

    it('whose counter does not go up is a copy, and opens nothing; one that counts nothing does', async () => {
      const { key } = await withPasskey();
      const at = async (counter: number) => {
        const step = await beforeStep();
        key.counter = counter;
        return shows(step, key.get(step.asked, HERE));
      };
      expect(await at(0)).toBe(true);
      expect(await at(5)).toBe(true);
      expect(await at(5)).toBe(false);
      expect(await at(0)).toBe(false);
      expect(await at(6)).toBe(true);
      expect(await at(2 ** 32 - 1)).toBe(true); // the greatest that there is
    });

    it('that counted as far as there is before it was added, is added', async () => {
      const key = new Passkey();
      key.counter = 2 ** 32 - 1;
      expect((await withPasskey(key)).codes).toHaveLength(10);
    });

    it('of another person opens nothing, and nobody adds it to their own account', async () => {
      const { key } = await withPasskey();
      await withBeto();
      const beto = await signedIn('beto');
      expect((await adds(key, beto)).status).toBe(422);
      const own = new Passkey();
      await adds(own, beto);
      const step = await beforeStep();
      expect(await shows(step, own.get(step.asked, HERE))).toBe(false);
    });

    it.each([
      { made: 'for another page', key: new Passkey(), where: { ...HERE, origin: 'https://nic-uy.example' } },
      { made: 'for another host', key: new Passkey(), where: { ...HERE, rpId: 'example.com' } },
      { made: 'without being touched', key: untouched(new Passkey()), where: HERE },
      { made: 'with the certificate of its maker', key: certified(new Passkey()), where: HERE },
    ])('made $made is not added', async ({ key, where }) => {
      const browser = await signedIn();
      expect((await adds(key, browser, where)).status).toBe(422);
      expect(textOf((await browser.open(PASO)).html)).toContain('Todavía no tiene ninguno');
    });

    it('made for what somebody else was asked is not added, nor twice for the same', async () => {
      await withBeto();
      const [ana, beto] = [await signedIn(), await signedIn('beto')];
      const asked = askedBy((await beto.open(ADD)).html);
      const llave = new Passkey().create(asked, HERE);
      expect((await post(ana, ADD, { nombre: 'Ajena', llave })).status).toBe(422);
      expect((await post(beto, ADD, { nombre: 'Mía', llave })).status).toBe(200);
      expect(await listDevices('oid-beto')).toHaveLength(1);
    });

    it('is taken away like any device, and its person is told', async () => {
      const { key } = await withPasskey();
      const step = await beforeStep();
      await shows(step, key.get(step.asked, HERE));
      const overview = load((await step.browser.open(PASO)).html);
      expect(overview('main li').first().text()).toContain('Mi computadora, llave de acceso');
      const question = load(
        (await step.browser.open(String(overview('a:contains(Quitar)').attr('href')))).html,
      );
      await post(step.browser, PASO, { quitar: String(question('button[name=quitar]').val()) });
      expect((await observe.lastMail('ana@correo.uy')).texto).toContain('«Mi computadora»');
      const again = await signedIn();
      expect((await again.visit()).person).not.toBeNull();
    });

    it('is sealed anew at its next use where the key of the second step changes', async () => {
      const { key } = await withPasskey();
      const kept = async () => unsealFactor((await listDevices('oid-ana'))[0]?.llave ?? '');
      const before = Buffer.from(derivedSecret(OLD, 'segundo-paso'), 'base64url');
      await given.factors({ llave: sealBy(before, (await kept())?.secret ?? '') });
      expect((await kept())?.isOld).toBe(true);
      const step = await beforeStep();
      expect(await shows(step, key.get(step.asked, HERE))).toBe(true);
      expect((await kept())?.isOld).toBe(false);
    });

    it('is not added for a day after a second step was taken away', async () => {
      const browser = await signedIn();
      await given.heldUntil('oid-ana', now().add({ hours: 1 }).toString());
      const { html, status } = await adds(new Passkey(), browser);
      expect([status, load(html)('h1').text()]).toEqual([200, 'Segundo paso']);
      expect(await listDevices('oid-ana')).toEqual([]);
    });

    it('is to code of before it a device whose codes nobody has', async () => {
      await withPasskey();
      const [device] = await listDevices('oid-ana');
      const opened = unsealFactor(device?.secreto ?? '');
      expect(opened && stepOf(opened.secret, '000000', now())).toBeNull();
      expect(opened?.secret).toMatch(/^[A-Z2-7]{32}$/);
    });
  },
  { PUBLIC_URL: HERE.origin, PORT: String(port), FACTOR_SECRET: `${NEW},${OLD}` },
);

function untouched(key: Passkey): Passkey {
  key.touched = false;
  return key;
}

function certified(key: Passkey): Passkey {
  const attStmt = new Map([['x5c', [new Uint8Array([1, 2, 3])]]]);
  key.statement = { fmt: 'packed', attStmt };
  return key;
}
