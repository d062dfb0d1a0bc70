import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { seal } from '~/base/secrets.server';
import { listSessions } from '~/session/list.server';
import { Session } from '~/session/session.server';
import * as observe from '../support/observe';
import { Cookies } from '../support/portal/cookies';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const START = Temporal.Instant.from('2026-03-01T12:00:00Z');
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const at = (seconds: number): void => useClock(() => START.add({ seconds }));
beforeEach(() => at(0));

/** One browser: what it keeps, and its session as a request opens it. */
class Browser {
  readonly cookies = new Cookies();

  open(): Promise<Session> {
    const headers = { Cookie: this.cookies.header, 'User-Agent': 'Navegador de prueba' };
    return Session.of(new Request('http://portal.test/', { headers }));
  }

  /** What the answer says of the cookie, and the browser does. */
  answered({ setCookie }: Session): string | null {
    if (setCookie) this.cookies.keep(new Headers({ 'Set-Cookie': setCookie }));
    return setCookie;
  }
}

/** A browser with a cart. */
async function withCart(): Promise<Browser> {
  const browser = new Browser();
  const session = await browser.open();
  await session.write('uuidVenta', 'su-carrito');
  browser.answered(session);
  return browser;
}

/** Somebody signs in with it. */
async function signIn(browser: Browser, oid = 'oid-ana'): Promise<Session> {
  const session = await browser.open();
  await session.renewFor({
    oid,
    persona: JSON.stringify({ oid, login: 'ana' }),
    credenciales: seal(JSON.stringify({ accessToken: `de-${oid}` })),
    vence: null,
  });
  browser.answered(session);
  return session;
}

const rows = () => observe.sessions();
const seenAt = async () => (await rows()).map(({ vista }) => vista);

describe('a browser', () => {
  it('that only reads is given no cookie and leaves no row', async () => {
    const browser = new Browser();
    const session = await browser.open();
    expect(await session.read('uuidVenta')).toBeUndefined();
    expect(await session.take('aviso')).toBeUndefined();
    await session.remove('aviso');
    expect(browser.answered(session)).toBeNull();
    expect([session.isBlank, session.publicId, session.person, session.ended]).toEqual([
      true,
      null,
      null,
      false,
    ]);
    expect([session.lastOid, session.credentials, session.isStale]).toEqual([null, null, false]);
    expect(await rows()).toEqual([]);
  });

  it('that is shown a form keeps what the form needs, and still leaves no row', async () => {
    const browser = new Browser();
    const session = await browser.open();
    const { csrf } = session;
    expect(browser.answered(session)).toMatch(/^sesion=/);
    const next = await browser.open();
    expect([next.accepts(csrf), next.accepts(''), next.isBlank]).toEqual([true, false, true]);
    expect(browser.answered(next)).toBeNull();
    expect(await rows()).toEqual([]);
  });

  it('finds again what it left, until it takes it out', async () => {
    const browser = await withCart();
    const session = await browser.open();
    expect([await session.read('uuidVenta'), session.isBlank]).toEqual(['su-carrito', false]);
    expect([session.person, session.ended]).toEqual([null, false]);
    expect(session.publicId).toBe((await rows())[0]?.publico);
    await session.write('uuidVenta', 'otro-carrito');
    expect(await session.read('uuidVenta')).toBe('otro-carrito');
    await session.remove('uuidVenta');
    expect(await session.read('uuidVenta')).toBeUndefined();
    expect(await (await browser.open()).read('uuidVenta')).toBeUndefined();
  });

  it('is told once what it is told once', async () => {
    const browser = await withCart();
    expect(await (await browser.open()).take('uuidVenta')).toBe('su-carrito');
    expect(await (await browser.open()).take('uuidVenta')).toBeUndefined();
  });

  it('that asks twice at once is told once what it is told once', async () => {
    const browser = await withCart();
    const [one, other] = [await browser.open(), await browser.open()];
    for (const session of [one, other]) expect(await session.read('uuidVenta')).toBe('su-carrito');
    const taken = await Promise.all([one.take('uuidVenta'), other.take('uuidVenta')]);
    expect(taken.filter(Boolean)).toEqual(['su-carrito']);
    expect(await one.read('uuidVenta')).toBeUndefined();
  });

  it('is noted as seen once a minute, not at every page', async () => {
    const browser = await withCart();
    for (const [seconds, seen] of [
      [59, '2026-03-01T12:00:00.000Z'],
      [60, '2026-03-01T12:01:00.000Z'],
      [119, '2026-03-01T12:01:00.000Z'],
    ] as const) {
      at(seconds);
      await browser.open();
      expect(await seenAt()).toEqual([seen]);
    }
  });

  it('keeps its cart as long as it comes back within thirty days', async () => {
    const browser = await withCart();
    at(30 * DAY - 1);
    expect(await (await browser.open()).read('uuidVenta')).toBe('su-carrito');
    at(60 * DAY - 1);
    const session = await browser.open();
    expect([session.isBlank, await session.read('uuidVenta')]).toEqual([true, undefined]);
    expect(await rows()).toEqual([]);
    const { csrf } = session;
    expect(browser.answered(session)).toMatch(/^sesion=/);
    expect((await browser.open()).accepts(csrf)).toBe(true);
  });

  it.each([3, 12, 25])('is told once a day to keep its cookie, coming every %i hours', async (hours) => {
    const browser = await withCart();
    let [last, times] = [0, 0];
    for (let hour = hours; hour <= 24 * 4; hour += hours) {
      at(hour * HOUR);
      if (browser.answered(await browser.open())) [last, times] = [hour, times + 1];
      expect(hour - last).toBeLessThan(24);
    }
    expect(times).toBe(hours === 25 ? 3 : 4);
  });
});

describe('who signed in', () => {
  it('is known from then on under another id, with the cart that they brought', async () => {
    const browser = await withCart();
    const before = browser.cookies.get('sesion');
    const { csrf } = await browser.open();
    await signIn(browser);
    expect(browser.cookies.get('sesion')).not.toBe(before);
    const session = await browser.open();
    expect(session.person).toMatchObject({ oid: 'oid-ana' });
    expect(session.ended).toBe(false);
    expect(session.credentials).toEqual({ accessToken: 'de-oid-ana' });
    expect(await session.read('uuidVenta')).toBe('su-carrito');
    expect(session.accepts(csrf)).toBe(false);
    expect(await listSessions('oid-ana')).toMatchObject([
      { navegador: 'Navegador de prueba', desde: '2026-03-01T12:00:00.000Z' },
    ]);
  });

  it('stays so while they go on, for twelve hours, and not after two without a visit', async () => {
    const browser = new Browser();
    await signIn(browser);
    for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      at(hours * HOUR);
      expect((await browser.open()).person, `${hours}`).not.toBeNull();
    }
    at(12 * HOUR);
    expect((await browser.open()).ended).toBe(true);
  });

  it('and was away too long is not let in by trying again', async () => {
    const browser = new Browser();
    await signIn(browser);
    at(2 * HOUR);
    for (const _ of [1, 2, 3]) {
      const session = await browser.open();
      expect([session.person, session.ended, session.credentials]).toEqual([null, true, null]);
    }
    expect(await listSessions('oid-ana')).toEqual([]);
  });

  it('may help a registry that refuses them by doing so again, but not at once', async () => {
    const browser = new Browser();
    await signIn(browser);
    at(59);
    expect((await browser.open()).isStale).toBe(false);
    at(60);
    const session = await browser.open();
    expect(session.isStale).toBe(true);
    await session.write('uuidVenta', 'suyo');
    await session.expire();
    expect([session.person, session.ended, session.isStale]).toEqual([null, true, false]);
    expect(await session.read('uuidVenta')).toBeUndefined();
    const next = await browser.open();
    expect([next.ended, next.lastOid]).toEqual([true, 'oid-ana']);
  });

  it('again goes on with the form that they had open; another person does not', async () => {
    const browser = new Browser();
    const { csrf } = await signIn(browser);
    await (await browser.open()).expire();
    expect((await signIn(browser)).accepts(csrf)).toBe(true);
    expect((await browser.open()).accepts(csrf)).toBe(true);
    expect((await signIn(browser, 'oid-beto')).accepts(csrf)).toBe(false);
  });

  it('and leaves, leaves nothing', async () => {
    const browser = await withCart();
    await signIn(browser);
    const session = await browser.open();
    const { visitor } = session;
    await session.destroy();
    expect(browser.answered(session)).toMatch(/^sesion=; .*Max-Age=0/);
    expect([session.person, session.isBlank, session.visitor === visitor]).toEqual([null, true, false]);
    expect(await rows()).toEqual([]);
    expect((await browser.open()).person).toBeNull();
  });
});
