import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { sessionHeaders, visit } from '~/session/visit.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { Browser, CLAVE, withProvider } from './browser';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);

/** Puts a name in the cart of a browser; answers the cart's uuid. */
async function fill(browser: Browser, nombre: string): Promise<string> {
  const { uuid, cookie } = await browser.act(async (args) => {
    const { session, registry } = await visit(args);
    const { ventaDTO } = await registry.registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
    await session.write('uuidVenta', ventaDTO?.uuidVenta ?? '');
    return { uuid: ventaDTO?.uuidVenta ?? '', cookie: sessionHeaders(args.context) };
  }, '/');
  browser.cookies.keep(cookie);
  return uuid;
}

const ownerOf = async (uuid: string): Promise<string | null> => {
  const row = await database()
    .selectFrom('ventas')
    .leftJoin('usuarios', 'usuarios.id', 'ventas.usuario_id')
    .select('usuarios.oid')
    .where('ventas.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return row.oid;
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
