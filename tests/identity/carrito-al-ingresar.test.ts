import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { requestContext, sessionHeaders } from '~/session/request/request-context.server';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { Browser, CLAVE, withProvider } from './browser';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);

/** Puts names in the cart of a browser; answers the cart's uuid. */
async function fill(browser: Browser, ...nombres: string[]): Promise<string> {
  const { uuid, cookie } = await browser.act(async (args) => {
    const { session, registry } = await requestContext(args);
    const uuidVenta = (await session.read('uuidVenta')) ?? null;
    const dominios = nombres.map((nombre) => ({ nombre }));
    const { ventaDTO } = await registry.registro.agregar({ dominios, uuidVenta });
    await session.write('uuidVenta', ventaDTO?.uuidVenta ?? '');
    return { uuid: ventaDTO?.uuidVenta ?? '', cookie: sessionHeaders(args.context) };
  }, '/');
  browser.cookies.keep(cookie);
  return uuid;
}

/** The names in the cart that a browser shows. */
async function shown(browser: Browser): Promise<string[]> {
  const { session, registry } = await browser.visit();
  const uuid = (await session.read('uuidVenta')) ?? '';
  return (await registry.carrito.refrescar({ uuid })).registrosPendientes.map(({ nombre }) => nombre);
}

/** What the next page tells. */
const told = async (browser: Browser): Promise<string | undefined> =>
  (await (await browser.visit()).session.read('aviso'))?.texto;

/** In which tone. */
const tone = async (browser: Browser): Promise<string | undefined> =>
  (await (await browser.visit()).session.read('aviso'))?.tipo;

/** The session of everybody ends, as after its twelve hours. */
const endSessions = () => given.sessions({ vence: '2020-01-01T00:00:00Z' });

const diez = Array.from({ length: 10 }, (_, at) => `nombre${at}.uy`);

const ownerOf = async (uuid: string): Promise<string | null> => {
  const { usuario_id } = await observe.sale(uuid);
  return (await observe.people()).find(({ id }) => id === usuario_id)?.oid ?? null;
};

describe('a cart filled before signing in', () => {
  it('becomes the person’s, and stays in the browser', async () => {
    const browser = new Browser();
    const uuid = await fill(browser, 'de-ana.uy');
    expect(await ownerOf(uuid)).toBeNull();
    await browser.signIn();
    expect(await ownerOf(uuid)).toBe('oid-ana');
    const { session, registry } = await browser.visit();
    expect(await session.read('uuidVenta')).toBe(uuid);
    expect((await registry.carrito.refrescar({ uuid })).registrosPendientes).toHaveLength(1);
  });

  it('is nobody else’s afterwards, even for who knows its number', async () => {
    const browser = new Browser();
    const uuid = await fill(browser, 'de-ana.uy');
    await browser.signIn();
    const { registry } = await new Browser().visit();
    expect((await registry.carrito.refrescar({ uuid })).registrosPendientes).toEqual([]);
    await expect(registry.carrito.venta({ uuidVenta: uuid })).rejects.toBeInstanceOf(Response);
  });

  it('that is somebody else’s is left behind', async () => {
    await createAccount(database(), { login: 'beto', oid: 'oid-beto', password: CLAVE });
    const ana = new Browser();
    const uuid = await fill(ana, 'de-ana.uy');
    await ana.signIn();
    const beto = new Browser();
    await fill(beto, 'de-beto.uy');
    await (await beto.visit()).session.write('uuidVenta', uuid);
    await beto.signIn('beto');
    expect(await (await beto.visit()).session.read('uuidVenta')).toBeUndefined();
    expect(await ownerOf(uuid)).toBe('oid-ana');
  });
});

describe('a cart is never lost', () => {
  it('by a session that ends: what is added meanwhile joins what was there', async () => {
    const ana = new Browser();
    await ana.signIn();
    await fill(ana, 'uno.uy', 'dos.uy');
    await endSessions();
    await fill(ana, 'tres.uy', 'dos.uy');
    await ana.signIn();
    expect(await shown(ana)).toEqual(['uno.uy', 'dos.uy', 'tres.uy']);
    expect(await told(ana)).toBe('Sumamos tres.uy al carrito que ya tenía.');
    expect(await tone(ana)).toBe('ok');
  });

  it('on another device, with a cart there or without', async () => {
    const office = new Browser();
    await office.signIn();
    await fill(office, 'uno.uy');
    const phone = new Browser();
    await phone.signIn();
    expect(await shown(phone)).toEqual(['uno.uy']);
    const tablet = new Browser();
    await fill(tablet, 'dos.uy');
    await tablet.signIn();
    expect(await shown(tablet)).toEqual(['uno.uy', 'dos.uy']);
    expect(await shown(office)).toEqual(['uno.uy', 'dos.uy']);
  });

  it('by its limit: what does not fit is told by name and kept aside', async () => {
    const office = new Browser();
    await office.signIn();
    await fill(office, ...diez.slice(0, 9));
    const phone = new Browser();
    await fill(phone, 'entra.uy', 'ñandú.uy');
    await phone.signIn();
    expect(await shown(phone)).toEqual([...diez.slice(0, 9), 'entra.uy']);
    expect(await told(phone)).toBe(
      'Sumamos entra.uy al carrito que ya tenía. ' +
        'El carrito admite hasta 10 registros: apartamos ñandú.uy. Lo encuentra en Mi carrito.',
    );
    const { registry } = await office.visit();
    expect((await registry.registro.apartados()).apartados).toEqual([{ nombre: 'ñandú.uy', precio: 138900 }]);
  });

  it('by signing out: it is there at the next sign-in', async () => {
    const ana = new Browser();
    await ana.signIn();
    await fill(ana, 'uno.uy');
    await ana.signOut();
    expect(await shown(ana)).toEqual([]);
    await ana.signIn();
    expect(await shown(ana)).toEqual(['uno.uy']);
    expect(await told(ana)).toBeUndefined();
  });
});
