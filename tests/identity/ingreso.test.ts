import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { countTry } from '~/identity/password-guessing.server';
import { identifyToken } from '~/identity/tokens.server';
import { done } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import { endSession, listSessions } from '~/session/list.server';
import { freePort } from '../support/free-port';
import { defectsOf } from '../support/portal/sound-html';
import { onFreshDatabase } from '../support/registry';
import { Browser, CLAVE, readPage, withAnaKnown, withProvider } from './browser';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);
withAnaKnown();

const statusOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : thrown;

describe('signing in', () => {
  it('leads to the provider, asks for the password and comes back to where the person was', async () => {
    const browser = new Browser();
    expect(await browser.signIn('ana', '/administrar/mis-dominios?dominio=a')).toContain(
      '/administrar/mis-dominios?dominio=a',
    );
    const { person, session } = await browser.visit();
    expect(person).toEqual({ oid: 'oid-ana', login: 'ana', nombre: 'Ana Pérez', correo: 'ana@correo.uy' });
    expect(await identifyToken(session.credentials?.accessToken ?? '')).toMatchObject({ oid: 'oid-ana' });
  });

  it.each([
    ['/administrar/accederPaginaInvitacion?codigo=abc', 'Para responder la invitación que recibió, ingrese'],
    ['/administrar/custodia?codigo=abc', 'Después vuelve a la invitación.'],
    ['/carrito-compra-paso-dos/titular?todos=1', 'Su carrito se conserva.'],
  ])('of who comes from %s says what for, also where the password was wrong', async (volver, said) => {
    const browser = new Browser();
    const page = await browser.follow(`/ingresar?${new URLSearchParams({ volver })}`);
    expect(readPage(page.html)('.lead').text()).toContain(said);
    const wrong = await browser.login(page, 'ana', 'otra-clave-larga');
    expect(readPage(wrong.html)('.lead').text()).toContain(said);
  });

  it.each([
    ['/carrito-compra-paso-dos', '/carrito-compra-paso-uno'],
    ['/administrar/mis-dominios', '/'],
  ])('of who comes from %s and does not sign in after all leads to %s', async (volver, where) => {
    const page = await new Browser().follow(`/ingresar?${new URLSearchParams({ volver })}`);
    expect(readPage(page.html)('.actions a').attr('href')).toBe(where);
  });

  it.each(['/', '/administrar/mis-dominios', '/carrito-compra-paso-dostoievski'])(
    'of who comes from %s speaks of no cart',
    async (volver) => {
      const page = await new Browser().follow(`/ingresar?${new URLSearchParams({ volver })}`);
      expect(readPage(page.html)('.lead').text()).toBe('Con su cuenta del Registro .uy.');
    },
  );

  it('changes the session id, and the old one opens nothing', async () => {
    const browser = new Browser();
    await browser.act(async (args) => done(args, '/', { tipo: 'ok', texto: 'x' }), '/x');
    const before = browser.cookies.get('sesion');
    await browser.signIn();
    expect(browser.cookies.get('sesion')).not.toBe(before);
    const thief = new Browser();
    thief.cookies.keep(new Headers({ 'Set-Cookie': `sesion=${before}` }));
    expect((await thief.visit()).person).toBeNull();
  });

  it('once more, of somebody signed in, asks for the password and says so', async () => {
    const browser = new Browser();
    await browser.signIn();
    expect((await browser.visit()).session.confirmed).toBeUndefined();
    const page = await browser.follow('/ingresar?volver=/administrar/mis-datos&confirmar=1');
    const $ = readPage(page.html);
    expect($('h1').text()).toBe('Confirme su contraseña');
    expect($('.lead').text()).toBe(
      'Por seguridad, ingrese otra vez su contraseña y seguimos con lo que pidió.',
    );
    expect($('main button').text().trim()).toBe('Confirmar');
    expect($('main').text(), 'nobody else is offered').not.toContain('Cuentas de demostración');
    expect($('[name=usuario]').val()).toBe('ana');
    expect($('main label').text().trim(), 'whose it is is read').toBe('Contraseña');
    expect($('form').text()).toContain('Usuario: ana');
    const wrong = await browser.login(page, 'ana', 'otra-clave-larga');
    expect(wrong.status).toBe(422);
    expect((await browser.visit()).session.confirmed).toBeUndefined();
    const { location } = await browser.login(page, 'ana', CLAVE);
    expect((await browser.follow(location)).path).toContain('/administrar/mis-datos');
    const { session } = await browser.visit();
    expect(session.confirmed).toBeDefined();
    expect(await session.read('aviso')).toMatchObject({
      texto: expect.stringContaining('Confirmó su contraseña'),
      borrador: true,
    });
    useClock(() => Temporal.Now.instant().add({ minutes: 11 }));
    expect((await browser.visit()).session.confirmed).toBeUndefined();
  });

  it('tells the registry when the password was asked, also at /api', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { accessToken = '' } = (await browser.visit()).session.credentials ?? {};
    const asked = Date.parse((await identifyToken(accessToken))?.claveEn ?? '');
    expect(Math.abs(Date.now() - asked)).toBeLessThan(60_000);
  });

  it('never leads to another site', async () => {
    for (const volver of [
      '//malo.example',
      'https://malo.example',
      '/\\malo.example',
      'javascript:alert(1)',
    ]) {
      const path = await new Browser().signIn('ana', volver);
      expect(new URL(path).href).toBe(`http://localhost:${port}/`);
    }
  });

  it('says what is wrong beside the field and keeps the user that was typed', async () => {
    const browser = new Browser();
    const page = await browser.follow('/ingresar');
    expect(readPage(page.html)('h1').text()).toBe('Iniciar sesión');
    const answer = await browser.login(page, 'ana', 'otra');
    expect(answer.status).toBe(422);
    const $ = readPage(answer.html);
    expect($('input[name=usuario]').val()).toBe('ana');
    expect($('input[name=clave]').val()).toBeUndefined();
    expect($('[role=alert]').text()).toContain('El usuario o la contraseña no son correctos.');
    expect($('#ingreso-clave-error').text()).toContain('El usuario o la contraseña no son correctos.');
    expect($('title').text()).toMatch(/^Error: /);
    const served = answer.html.replace('href=""', 'href="/portal.css"'); // no build here, so no style sheet
    expect(defectsOf($, served)).toEqual([]);
    expect(answer.html).not.toContain('<script');
  });

  it('stops guessing after ten wrong passwords, even for the right one', async () => {
    const browser = new Browser();
    const page = await browser.follow('/ingresar');
    for (let count = 0; count < 10; count++) await browser.login(page, 'ana', 'otra');
    expect((await browser.login(page, 'ana', CLAVE)).status).toBe(429);
  });

  it('from one network of IPv6 stops too, whatever the address in it', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count++) {
      const browser = new Browser(`2001:db8:1:2::${count}`);
      statuses.push((await browser.login(await browser.follow('/ingresar'), 'ana', 'otra')).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('from everywhere locks no one out who signed in with that browser before', async () => {
    const own = new Browser('192.0.2.1');
    await own.signIn();
    await own.follow((await own.signOut()).headers.get('Location') ?? '');
    for (let count = 0; count < 52; count++)
      await countTry({ login: 'ana', address: `198.51.100.${count}`, device: null });
    const stranger = new Browser('192.0.2.9');
    expect((await stranger.login(await stranger.follow('/ingresar'), 'ana', CLAVE)).status).toBe(429);
    expect((await own.login(await own.follow('/ingresar'), 'ana', CLAVE)).status).toBe(303);
  });
});

describe('an answer of the provider', () => {
  const answered = async (browser: Browser) => {
    const page = await browser.follow('/ingresar?volver=/ayuda');
    const { location } = await browser.login(page, 'ana', CLAVE);
    const back = await browser.open(location);
    return back.location;
  };

  it('works once: the code cannot be played again', async () => {
    const browser = new Browser();
    const callback = await answered(browser);
    const cookies = browser.cookies.header;
    expect((await browser.open(callback)).location).toBe('/ayuda');
    const replay = new Browser();
    for (const cookie of cookies.split('; ')) replay.cookies.keep(new Headers({ 'Set-Cookie': cookie }));
    const { thrown } = await replay.open(callback);
    expect(statusOf(thrown)).toEqual({ status: 400 });
  });

  it('asked for several times at once by one browser, signs in once and for good', async () => {
    const browser = new Browser();
    const callback = await answered(browser);
    const twin = new Browser();
    for (const cookie of browser.cookies.header.split('; '))
      twin.cookies.keep(new Headers({ 'Set-Cookie': cookie }));
    const answers = await Promise.all([browser.open(callback), twin.open(callback), twin.open(callback)]);
    expect(answers.map(({ location }) => location)).toEqual(['/ayuda', '/ayuda', '/ayuda']);
    expect(twin.cookies.get('sesion')).toBe(browser.cookies.get('sesion'));
    const { session } = await twin.visit();
    expect(await identifyToken(session.credentials?.accessToken ?? '')).toMatchObject({ oid: 'oid-ana' });
    expect(await listSessions('oid-ana')).toHaveLength(1);
  });

  it('is refused in a browser that did not begin it', async () => {
    const callback = await answered(new Browser());
    const { thrown } = await new Browser().open(callback);
    expect(statusOf(thrown)).toEqual({ status: 400 });
  });

  it('is refused when the state is another one', async () => {
    const browser = new Browser();
    const callback = new URL(await answered(browser));
    callback.searchParams.set('state', 'otro');
    const { thrown } = await browser.open(callback.href);
    expect(statusOf(thrown)).toEqual({ status: 400 });
  });

  it('is refused when the code belongs to another sign-in (PKCE)', async () => {
    const [victim, attacker] = [new Browser(), new Browser()];
    const theirs = new URL(await answered(attacker));
    const own = new URL(await answered(victim));
    own.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    const { thrown } = await victim.open(own.href);
    expect(statusOf(thrown)).toEqual({ status: 400 });
    expect((await victim.visit()).person).toBeNull();
  });
});

describe('signing out', () => {
  it('leaves no token behind that still opens the registry', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { session } = await browser.visit();
    const token = session.credentials?.accessToken ?? '';
    expect(await identifyToken(token)).not.toBeNull();
    await browser.signOut();
    expect(await identifyToken(token)).toBeNull();
  });

  it('of a session from elsewhere takes its token too', async () => {
    const [here, elsewhere] = [new Browser(), new Browser()];
    await here.signIn();
    await elsewhere.signIn();
    const { session } = await elsewhere.visit();
    const token = session.credentials?.accessToken ?? '';
    expect(await endSession('oid-ana', session.publicId ?? '')).toBe(true);
    expect(await identifyToken(token)).toBeNull();
  });

  it('ends the session here and at the provider, without a script or a question', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { session } = await browser.visit();
    await session.write('uuidVenta', 'una-venta');
    const response = await browser.signOut();
    const { path } = await browser.follow(response.headers.get('Location') ?? '');
    expect(new URL(path).pathname).toBe('/');
    const after = await browser.visit();
    expect(after.person).toBeNull();
    expect(await after.session.read('uuidVenta')).toBeUndefined();
    expect((await browser.follow('/ingresar')).html).toContain('Contraseña');
  });

  it('leads on at once also when the provider forgot the person', async () => {
    const browser = new Browser();
    await browser.signIn();
    const response = await browser.signOut();
    const elsewhere = new Browser();
    const { path } = await elsewhere.follow(response.headers.get('Location') ?? '');
    expect(new URL(path).pathname).toBe('/');
  });
});

describe('a session that is over', () => {
  const later = (hours: number) => {
    const instant = Temporal.Now.instant().add({ hours });
    useClock(() => instant);
  };

  it('ends after two hours without use', async () => {
    const browser = new Browser();
    await browser.signIn();
    later(1);
    expect((await browser.visit()).person).not.toBeNull();
    later(4);
    const { person, session } = await browser.visit();
    expect(person).toBeNull();
    expect(session.ended).toBe(true);
  });

  it('keeps the form that was posted late, for the same person only', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { session } = await browser.visit();
    const { csrf } = session;
    later(3);
    const form = { csrf, nombre: 'Ana', clave: 'secreta' };
    const thrown = await browser
      .act(signedIn, '/administrar/mis-datos', form)
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    const location = thrown instanceof Response ? thrown.headers.get('Location') : '';
    expect(location).toBe('/sesion-terminada?volver=%2Fadministrar%2Fmis-datos');

    expect(await (await browser.visit()).session.takeDraft('/administrar/mis-datos')).toBeNull();
    useClock(() => Temporal.Now.instant());
    await endAll('oid-ana');
    await browser.signIn();
    const again = await browser.visit();
    expect(await again.session.takeDraft('/administrar/mis-datos')).toMatchObject({
      campos: { nombre: 'Ana' },
    });
    expect(again.session.accepts(csrf)).toBe(true);
  });

  const endAll = async (oid: string) => {
    for (const { publicId } of await listSessions(oid)) await endSession(oid, publicId);
  };

  it('gives nothing of it to another person', async () => {
    await createAccount(database(), { login: 'beto', oid: 'oid-beto', password: CLAVE });
    const browser = new Browser();
    await browser.signIn();
    const { session } = await browser.visit();
    const { csrf } = session;
    await session.write('uuidVenta', 'de-ana');
    await endAll('oid-ana');
    await browser.act(signedIn, '/administrar/mis-datos', { csrf, nombre: 'Ana' }).catch(() => null);
    await browser.signIn('beto');
    const theirs = await browser.visit();
    expect(theirs.person?.oid).toBe('oid-beto');
    expect(await theirs.session.takeDraft('/administrar/mis-datos')).toBeNull();
    expect(await theirs.session.read('uuidVenta')).toBeUndefined();
    expect(theirs.session.accepts(csrf)).toBe(false);
  });

  it('can be ended from elsewhere by its person, and by nobody else', async () => {
    const [here, elsewhere] = [new Browser(), new Browser()];
    await here.signIn();
    await elsewhere.signIn();
    const { session } = await elsewhere.visit();
    expect(await listSessions('oid-ana')).toHaveLength(2);
    expect(await endSession('oid-otro', session.publicId ?? '')).toBe(false);
    expect((await elsewhere.visit()).person).not.toBeNull();
    expect(await endSession('oid-ana', session.publicId ?? '')).toBe(true);
    expect((await elsewhere.visit()).person).toBeNull();
    expect((await here.visit()).person).not.toBeNull();
  });
});
