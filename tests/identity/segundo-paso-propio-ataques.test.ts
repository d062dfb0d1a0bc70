import { load } from 'cheerio';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { findRemoval } from '~/identity/segundo-paso/quita/store.server';
import { quitarFactor } from '~/identity/segundo-paso/quitar-factor.server';
import { listDevices } from '~/identity/segundo-paso/store.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { visitors } from '~/session/sign-in/second-step.server';
import * as given from '../support/given';
import type { Ways } from './ajeno';
import { Browser } from './browser';
import { PASO, send } from './codes';
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

/**
 * What somebody who reads the code tries against the portal's own second step for people of another provider (decision 119). Each of these was let through once. At that provider whoever comes is Ana, as if they knew her password.
 */

/** What another request of the same browser does after a code was found good, and before its sign-in goes on. */
let meanwhile = async (): Promise<unknown> => undefined;
const enterLater: typeof visitors.enter = async (...entering) => {
  await meanwhile();
  return visitors.enter(...entering);
};
beforeEach(() => {
  meanwhile = async () => undefined;
});

const { foreign, passed, inSteps, activated } = withSecondStepElsewhere(enterLater);

const OTRA: Ways = { ...USUAL, oid: 'oid-otra' };

/** Begins a sign-in at the provider as who it takes people for now; answers where it comes back, without going there. */
async function comesBack(browser: Browser, address = '/ingresar?volver=/ayuda'): Promise<string> {
  let to = address;
  while (!new URL(to, PUBLIC_URL).pathname.endsWith('/ingresar/vuelta')) {
    const { location } = await browser.open(to);
    to = new URL(location, new URL(to, PUBLIC_URL)).href;
  }
  return to;
}

describe('who knows Ana’s password, and has an account with a device of their own', () => {
  /** A thief, signed in as themselves, with their recovery codes; Ana has a device too. */
  async function thiefWithDevice() {
    await foreign().start(USUAL);
    await activated();
    await foreign().be(OTRA);
    const { codes } = await activated(new Browser('203.0.113.9'));
    return { thief: new Browser('203.0.113.9'), codes };
  }

  it('is not signed in as Ana by a code of their own, while her sign-in waits in the same browser', async () => {
    const { thief, codes } = await thiefWithDevice();
    const step = await beforeCode(thief);
    await foreign().be(USUAL);
    const back = await comesBack(thief);
    meanwhile = () => thief.open(back);
    await send(thief, step.page.path, { codigo: codes[0] ?? '' });
    expect((await thief.visit()).person?.oid).not.toBe('oid-ana');
  });

  it('does not get to Ana’s devices, nor to what could take her names away', async () => {
    const { thief, codes } = await thiefWithDevice();
    await foreign().be(OTRA);
    await typing(await beforeCode(thief), codes[0] ?? '');
    const again = `/ingresar?${new URLSearchParams({ volver: PASO, confirmar: 'segundo-factor' })}`;
    const step = await beforeCode(thief, again);
    await foreign().be(USUAL);
    const back = await comesBack(thief, again);
    meanwhile = () => thief.open(back);
    await send(thief, step.page.path, { codigo: codes[1] ?? '' });
    const { person } = await thief.visit();
    const { pide } = await asksFor(thief, 'liberar');
    const page = await thief.open(PASO);
    expect({ oid: person?.oid, pide, devices: load(page.html)('main').text() }).not.toMatchObject({
      oid: 'oid-ana',
      pide: null,
      devices: expect.stringContaining('Mi teléfono'),
    });
  });
});

/** What the next page says once. */
const saidTo = async (browser: Browser): Promise<string> =>
  (await (await browser.visit()).session.read('aviso'))?.texto ?? '';

describe('at a provider that does not ask again, and says when it asked', () => {
  const deaf: Ways = { ...USUAL, client: { require_auth_time: true }, deaf: ['prompt', 'max_age'] };

  it('a confirmation that was begun long ago is as old as the password', async () => {
    await foreign().start(deaf);
    const browser = new Browser();
    passed({ minutes: -5 });
    await signIn(browser);
    const begunBefore = await browser.open('/ingresar?volver=/ayuda&confirmar=contrasena');
    browser.cookies.keep(new Headers({ 'Set-Cookie': '_session=; Max-Age=0' }));
    inSteps(0);
    await browser.follow('/ingresar?volver=/ayuda&confirmar=contrasena'); // the password is given now
    passed({ minutes: 40 });
    await browser.follow(begunBefore.location);
    expect(await asksFor(browser, 'liberar')).toMatchObject({ pide: { acr: 'contrasena' } });
  });

  it('who works at the registry is told why the desk does not open, instead of being led round with a code each time', async () => {
    const hours = 3 * 60 * 60;
    await foreign().start({ ...deaf, configuration: { ttl: { AccessToken: hours, IdToken: hours } } });
    await given.staff('ana', ['direccion']);
    const { codes } = await activated();
    const browser = new Browser();
    await typing(await beforeCode(browser), codes[0] ?? '');
    passed({ minutes: 70 });
    const step = await beforeCode(browser, '/ingresar?volver=/registro&confirmar=segundo-factor');
    expect((await typing(step, codes[1] ?? '')).leads).toBe('/');
    expect(await saidTo(browser)).toContain('no le volvió a pedir la contraseña');
  });

  it('nor, where a setting says by which claim it tells a second factor, without end and without anybody typing anything', async () => {
    await foreign().start(deaf);
    await given.staff('ana', ['direccion']);
    Object.assign(settings(), { OIDC_FACTOR_CLAIM: { claim: 'amr', values: ['mfa'] } });
    const browser = new Browser();
    await signIn(browser);
    const { path } = await browser.follow('/ingresar?volver=/registro&confirmar=segundo-factor');
    expect(new URL(path, PUBLIC_URL).pathname).toBe('/');
    expect(await saidTo(browser)).toContain('no dice que haya ingresado con un segundo paso');
  });
});

describe('at a computer where Ana is signed in at the provider', () => {
  it('nobody asks that her second step be taken away without giving her password', async () => {
    await foreign().start({ ...USUAL, client: { require_auth_time: true } });
    await activated();
    const ana = new Browser();
    await beforeCode(ana); // gives her password at the provider, and goes away
    passed({ minutes: 50 });
    const { page } = await beforeCode(ana); // whoever sits there: nothing is asked
    await send(ana, `${page.path}/sin-dispositivo`, {});
    expect(await findRemoval('oid-ana')).toBeUndefined();
  });
});

describe('whose oid another’s looks like', () => {
  it('one that differs in its capitals uses up nobody’s tries', async () => {
    await foreign().start(USUAL);
    const { codes } = await activated();
    await foreign().be({ ...USUAL, oid: 'OID-ANA' });
    await activated(new Browser('203.0.113.9'));
    const wrong = await beforeCode(new Browser('203.0.113.9'));
    for (let tries = 0; tries < 6; tries += 1) await typing(wrong, '000000');
    await foreign().be(USUAL);
    const ana = await beforeCode(new Browser('203.0.113.9'));
    expect((await typing(ana, codes[0] ?? '')).leads).toBe('/ayuda');
  });

  it('one as long as a name of a directory uses up nobody’s tries', async () => {
    await foreign().start(USUAL);
    const long = `https://ingreso.organismo.gub.uy/personas/${'0'.repeat(70)}`;
    await foreign().be({ ...USUAL, oid: `${long}1` });
    const { codes } = await activated();
    await foreign().be({ ...USUAL, oid: `${long}2` });
    await activated(new Browser('203.0.113.9'));
    const wrong = await beforeCode(new Browser('203.0.113.9'));
    for (let tries = 0; tries < 6; tries += 1) await typing(wrong, '000000');
    await foreign().be({ ...USUAL, oid: `${long}1` });
    const ana = await beforeCode(new Browser('203.0.113.9'));
    await typing(ana, codes[0] ?? '');
    expect((await ana.browser.visit()).person?.oid).toBe(`${long}1`);
  });
});

it('the devices that an installation kept from the provider before are asked for from the first sign-in on', async () => {
  await foreign().start(USUAL);
  await activated();
  await given.nobodyOfTheProvider(); // nobody of this provider opened those pages yet
  const step = await beforeCode();
  expect(heading(step.page)).toBe('Escriba su código');
});

describe('whom the provider calls otherwise since she turned it on', () => {
  /** Ana has another login and mail address now, and has signed in since; somebody else got her login. */
  async function renamed() {
    await foreign().start(USUAL);
    const { codes } = await activated();
    const findAccount = (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () =>
        sub === 'oid-ana'
          ? { sub, name: 'Ana Pérez', preferred_username: 'ana.perez', email: 'ana@nuevo.uy' }
          : { sub, name: 'Ana Otra', preferred_username: 'ana', email: 'otra@correo.uy' },
    });
    await foreign().be({ ...USUAL, configuration: { findAccount } });
    const step = await beforeCode();
    await typing(step, codes[0] ?? '');
  }

  it('keeps her devices when the registry takes away those of who has her old login', async () => {
    await renamed();
    await quitarFactor(avisarCuenta)(['ana', 'porque', 'mostró', 'su', 'cédula']).catch(() => undefined);
    expect(await listDevices('oid-ana')).toHaveLength(1);
  });
});

it('of two windows that wait for a code, the one that was opened first goes on too', async () => {
  await foreign().start(USUAL);
  const { codes } = await activated();
  const first = await beforeCode();
  await beforeCode(first.browser);
  expect((await typing(first, codes[0] ?? '')).leads).toBe('/ayuda');
});
