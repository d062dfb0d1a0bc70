import { load } from 'cheerio';
import { Secret, TOTP } from 'otpauth';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, it, vi } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { findAccount } from '~/identity/accounts.server';
import { addDevice } from '~/identity/segundo-paso/changes.server';
import { goOn } from '~/identity/segundo-paso/quita/quita.server';
import { quitasFactor } from '~/operating/quitas-factor.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { doDue } from '~/registry/edge/due/job';
import { Browser, CLAVE, mails, withAnaKnown, withProvider } from '../identity/browser';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';

const port = await freePort();
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PASO = '/oidc/segundo-paso';
const OTHER = 'un-tero-en-la-rambla';
const LINK = 'No tengo mi dispositivo ni mis códigos';

describeOnBothEngines(
  'who lost every device and code',
  () => {
    withProvider(port);
    withAnaKnown();

    let begun: Temporal.Instant;
    const at = (hours: number) => useClock(() => begun.add({ minutes: Math.round(hours * 60) }));
    /** Signing in at the end of it: the provider and its tokens go by the clock of the machine. */
    const threeDaysAgo = () => {
      begun = begun.subtract({ hours: 72 });
      at(0);
    };
    beforeEach(async () => {
      begun = Temporal.Now.instant();
      at(0);
      const ana = await findAccount('oid-ana');
      if (!ana) throw new Error('Ana has no account');
      await addDevice(ana, { nombre: 'Mi teléfono', secret: SECRET, paso: 0 }, avisarCuenta);
      await given.mailsSent();
    });

    /** What is due at that hour, done as the schedule does it; the mail leaves. */
    async function hours(passed: number) {
      at(passed);
      const done = await doDue([quitasFactor], { database: database(), clock: now });
      await given.mailsSent();
      return done;
    }

    /** A browser that gave the right password, and stands before the code. */
    async function beforeCode(browser = new Browser(), clave = CLAVE) {
      const page = await browser.follow('/ingresar?volver=/ayuda');
      const { location } = await browser.login(page, 'ana', clave);
      return { browser, page: await browser.follow(location) };
    }
    const post = (browser: Browser, path: string, fields: Record<string, string> = {}) =>
      browser.open(path, { method: 'POST', body: new URLSearchParams(fields) });

    async function asks(browser = new Browser()) {
      const { page } = await beforeCode(browser);
      const href = String(load(page.html)(`a:contains(${LINK})`).attr('href'));
      const question = await browser.open(href);
      expect(load(question.html)('.lead').text()).toContain('Tarda 72 horas');
      const answer = await post(browser, href);
      await given.mailsSent();
      return { browser, href, answer };
    }
    async function withFactor(browser = new Browser(), clave = CLAVE) {
      const { page } = await beforeCode(browser, clave);
      const codigo = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({
        timestamp: now().epochMilliseconds,
      });
      await browser.follow((await post(browser, page.path, { codigo })).location);
      return browser;
    }
    const titles = async (para: string) => (await observe.mails(para)).map(({ asunto }) => asunto);
    const linkOf = ({ texto }: { texto: string }) =>
      /\/oidc\/segundo-paso\/detener\?codigo=[\w-]+/.exec(texto)?.[0] ?? '';
    const signedIn = async () =>
      (await observe.sessions()).filter(({ oid, terminada }) => oid === 'oid-ana' && terminada === null);
    const isIn = async (browser: Browser) => (await browser.visit()).person !== null;

    it('asks with the password, is told at every address at once and each day, and after 72 hours signs in with the password alone', async () => {
      threeDaysAgo();
      await withFactor();
      const { answer, browser } = await asks();
      expect(load(answer.html)('h1').text()).toBe('Se pidió quitar el segundo paso');
      for (const para of ['ana@correo.uy', 'avisos@correo.uy'])
        expect(await titles(para)).toContain('Pidieron quitar el segundo paso de su cuenta');
      expect(await hours(23.9)).toBe(0);
      expect(await hours(24)).toBe(1);
      expect(await hours(48)).toBe(1);
      expect(
        (await titles('ana@correo.uy')).filter((each) => each.startsWith('Se va a quitar')),
      ).toHaveLength(2);
      expect(await hours(71.9)).toBe(0);
      expect((await signedIn()).length).toBe(1);
      expect(await hours(72)).toBe(1);
      expect(await signedIn()).toEqual([]);
      expect(await titles('avisos@correo.uy')).toContain('Se quitó el segundo paso de su cuenta');
      expect(await isIn(browser)).toBe(false);
      const again = new Browser();
      await again.signIn();
      expect(await isIn(again)).toBe(true);
      const page = load((await again.open(PASO)).html);
      expect(page('main').text()).toContain('Se quitó el segundo paso, como se había pedido');
    });

    it('adds no device, and does nothing that takes a name away, for a day after', async () => {
      threeDaysAgo();
      await asks();
      for (const passed of [24, 48, 72]) await hours(passed);
      const browser = new Browser();
      await browser.signIn();
      const held = load((await browser.open(`${PASO}/agregar`)).html);
      expect(held('h1').text()).toBe('Segundo paso');
      expect(held('main').text()).toContain('Puede activarlo de nuevo desde el');
      const { registry } = await browser.visit();
      expect((await registry.usuario.confirmacion({ acto: 'eliminar' })).retenidoHasta).toBe(
        begun.add({ hours: 96 }).toString({ fractionalSecondDigits: 3 }),
      );
      await given.heldUntil('oid-ana', begun.add({ hours: 71 }).toString());
      expect(load((await browser.open(`${PASO}/agregar`)).html)('h1').text()).toBe('Agregar un dispositivo');
      const visit = await browser.visit();
      expect((await visit.registry.usuario.confirmacion({ acto: 'eliminar' })).retenidoHasta).toBeNull();
    });

    it('asked twice it is one request, which comes no sooner', async () => {
      await asks();
      const before = (await titles('ana@correo.uy')).length;
      at(20);
      const { page, browser } = await beforeCode();
      const href = String(load(page.html)(`a:contains(${LINK})`).attr('href'));
      await Promise.all([post(browser, href), post(browser, href)]);
      expect((await titles('ana@correo.uy')).length).toBe(before);
      expect(await hours(43.9)).toBe(1);
      expect(await hours(60)).toBe(0);
    });

    it('a clock that jumps leaves a day between each notice and what follows it', async () => {
      await asks();
      expect(await hours(500)).toBe(1);
      expect(await hours(500)).toBe(0);
      expect(await hours(523)).toBe(0);
      expect(await hours(524)).toBe(1);
      expect(await hours(547)).toBe(0);
      at(10); // and one that goes back does nothing
      expect(await doDue([quitasFactor], { database: database(), clock: now })).toBe(0);
      expect(await hours(548)).toBe(1);
      expect((await findAccount('oid-ana'))?.conFactor).toBe(false);
    });

    it('waits for the mail server: nobody loses a second step untold', async () => {
      await asks();
      await given.mailsWaiting();
      at(30);
      expect(await doDue([quitasFactor], { database: database(), clock: now })).toBe(0);
      await given.mailsSent();
      expect(await hours(31)).toBe(1);
      expect(await hours(54.9)).toBe(0);
    });

    it('is done once or not at all where the process dies in between', async () => {
      await asks();
      await hours(24);
      await hours(48);
      at(72);
      const [due] = await observe.removals();
      if (!due) throw new Error('Nothing is due');
      const dies = () => Promise.reject(new Error('killed'));
      await expect(
        database()
          .transaction()
          .execute((trx) => goOn(trx, due, dies)),
      ).rejects.toThrow('killed');
      expect((await findAccount('oid-ana'))?.conFactor).toBe(true);
      const twice = () => doDue([quitasFactor], { database: database(), clock: now });
      const done = await Promise.all([twice(), twice(), twice()]);
      expect(done.reduce((sum, one) => sum + one, 0)).toBe(1);
      expect((await titles('ana@correo.uy')).filter((one) => one.startsWith('Se quitó'))).toHaveLength(1);
    });

    it('a thief with the password is stopped by whoever has the mail, without a sign-in and not by a look', async () => {
      await asks(new Browser('203.0.113.9'));
      await hours(24);
      const [first, second] = (await observe.mails('avisos@correo.uy')).filter((mail) => linkOf(mail));
      if (!first || !second) throw new Error('No mail with a link');
      const owner = new Browser();
      const look = await owner.open(linkOf(first));
      expect(load(look.html)('button').text()).toBe('Detenerlo');
      expect(await observe.removals()).toHaveLength(1);
      const done = await post(owner, linkOf(first));
      expect(load(done.html)('h1').text()).toBe('El segundo paso sigue como estaba');
      expect(await observe.removals()).toEqual([]);
      expect((await post(owner, linkOf(second))).status).toBe(404);
      expect((await owner.open(linkOf(second))).status).toBe(404);
      for (const passed of [48, 72, 96]) expect(await hours(passed)).toBe(0);
      expect((await findAccount('oid-ana'))?.conFactor).toBe(true);
      expect(await titles('ana@correo.uy')).toContain('El segundo paso de su cuenta sigue como estaba');
    });

    it('the code of a mail is kept nowhere but in the mail, and another one stops nothing', async () => {
      await asks();
      const mail = (await observe.mails('avisos@correo.uy')).find((one) => linkOf(one));
      const code = linkOf(mail ?? { texto: '' }).split('codigo=')[1] ?? 'none';
      expect(JSON.stringify(await observe.stopLinks())).not.toContain(code);
      expect(JSON.stringify(await observe.messages('ana'))).not.toContain(code);
      expect((await post(new Browser(), `${PASO}/detener?codigo=${code.slice(1)}`)).status).toBe(404);
      expect(await observe.removals()).toHaveLength(1);
    });

    it('a sign-in with the second step stops it, and so does another password', async () => {
      await asks();
      await withFactor();
      expect(await observe.removals()).toEqual([]);
      await asks();
      const change = { usuario: 'ana', clave: CLAVE, nueva: OTHER, repetida: OTHER };
      expect((await post(new Browser(), '/oidc/clave', change)).status).toBe(200);
      expect(await observe.removals()).toEqual([]);
      expect(mails.at(-1)?.parrafos.join(' ')).toContain('quedó sin efecto');
    });

    it('who signed in with the second step before stops it on its page', async () => {
      const owner = await withFactor();
      await asks(new Browser('203.0.113.9'));
      const page = load((await owner.open(PASO)).html);
      expect(page('h2').first().text()).toBe('Pidieron quitar el segundo paso');
      const done = await post(owner, String(page('form').first().attr('action')));
      expect(load(done.html)('[role=status]').text()).toContain('sigue como estaba');
      expect(await observe.removals()).toEqual([]);
    });

    it('a thief with the mailbox alone cannot begin it, with a password that the mail gave either', async () => {
      const stranger = new Browser();
      const page = await stranger.follow('/ingresar?volver=/ayuda');
      expect((await stranger.open(`${page.path}/sin-dispositivo`)).location).toMatch(/\/interaccion\//);
      await post(stranger, `${page.path}/sin-dispositivo`);
      expect(await observe.removals()).toEqual([]);
      await post(stranger, '/oidc/clave/olvidada', { usuario: 'ana' });
      await vi.waitFor(() => expect(mails).toHaveLength(1)); // it leaves after the answer
      const link = mails.at(-1)?.enlaces[0].direccion ?? '';
      await post(stranger, link, { nueva: OTHER, repetida: OTHER });
      const { browser, page: code } = await beforeCode(new Browser(), OTHER);
      const href = String(load(code.html)(`a:contains(${LINK})`).attr('href'));
      expect(load((await browser.open(href)).html)('.lead').text()).toContain(
        'se eligió hace poco con un enlace',
      );
      await post(browser, href);
      expect(await observe.removals()).toEqual([]);
      await withFactor(new Browser(), OTHER); // then the password is its person's again
      expect((await findAccount('oid-ana'))?.claveDelCorreo).toBe(false);
    });

    it('who asks again and again is slowed down, and from elsewhere its person is not', async () => {
      const thief = await asks(new Browser('203.0.113.9'));
      for (let times = 1; times < 3; times++) {
        await given.noRemovals();
        expect((await post(thief.browser, thief.href)).status).toBe(200);
      }
      await given.noRemovals();
      expect((await post(thief.browser, thief.href)).status).toBe(429);
      expect((await asks()).answer.status).toBe(200);
    });
  },
  { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) },
);
