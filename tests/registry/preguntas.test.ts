import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { now, stamp } from '~/base/clock.server';
import { seal } from '~/base/secrets.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { Session } from '~/session/session.server';
import * as given from '../support/given';
import { isOfWhatIsKept } from '../support/observe/guardado';
import { Cookies } from '../support/portal/cookies';
import { accessTokenOf } from '../support/portal/sign-in';
import { describeOnBothEngines } from '../support/registry';

const ORIGIN = 'http://portal.test/';

/** What the database was asked, but for what is kept in memory: whichever request is the first in a second asks for it. */
let statements: string[] = [];
const note = (sql: unknown): void => {
  if (!isOfWhatIsKept(String(sql))) statements.push(String(sql));
};
beforeEach(() => subscribe('portal:statement', note));
afterEach(() => void unsubscribe('portal:statement', note));

/** Leaves somebody signed in; answers the cookies of their browser. */
async function signIn(login: string): Promise<string> {
  const session = await Session.of(new Request(ORIGIN));
  await session.renewFor({
    oid: login,
    persona: JSON.stringify({ oid: login, login, nombre: `Persona ${login}` }),
    credenciales: seal(JSON.stringify({ accessToken: await accessTokenOf(login) })),
    vence: stamp(now().add({ hours: 1 })),
  });
  const cookies = new Cookies();
  cookies.keep(new Headers({ 'Set-Cookie': session.setCookie ?? '' }));
  return cookies.header;
}

type Screen = (registry: Registry, uuidVenta: string) => readonly Promise<unknown>[];

/** What one request for a page asks: its session, its frame and its screen, all at once. */
async function request(Cookie: string, screen: Screen) {
  const session = await Session.of(new Request(ORIGIN, { headers: { Cookie } }));
  const registry = registryFor({
    token: session.credentials?.accessToken,
    oid: session.person?.oid,
    login: session.person?.login,
    direccion: '192.0.2.1',
    visitante: session.visitor,
  });
  const uuidVenta = (await session.read('uuidVenta')) ?? '';
  const [carrito] = await Promise.all([
    registry.carrito.refrescar({ uuid: uuidVenta }),
    registry.mensajes.cantidadSinLeer(),
    registry.transferencia.cantidad(),
    ...screen(registry, uuidVenta),
  ]);
  return { person: session.person, carrito };
}

/** Somebody signed in with names in the cart of their session. */
async function somebody(login: string, nombres: readonly string[]): Promise<string> {
  const cookie = await signIn(login);
  const session = await Session.of(new Request(ORIGIN, { headers: { Cookie: cookie } }));
  const registry = registryFor({
    token: session.credentials?.accessToken,
    direccion: '192.0.2.1',
    visitante: session.visitor,
  });
  const { ventaDTO } = await registry.registro.agregar({
    dominios: nombres.map((nombre) => ({ nombre })),
    uuidVenta: null,
  });
  await session.write('uuidVenta', ventaDTO?.uuidVenta ?? '');
  return cookie;
}

const LISTA = { primerResultado: 0, cantResultados: 50, modulo: 'FRONTEND' } as const;

const SCREENS: [string, number, Screen][] = [
  ['the frame alone', 4, () => []],
  ['the dashboard', 8, ({ usuario }) => [usuario.resumen()]],
  [
    'the list of names',
    6,
    ({ administracion, cuenta }) => [administracion.obtenerDominios(LISTA), cuenta.cuentasPago()],
  ],
  ['the cart', 8, ({ carrito }, uuidVenta) => [carrito.venta({ uuidVenta })]],
  [
    'a form that was refused',
    6,
    ({ carrito, cuenta }) => [
      cuenta.cuentasPago(),
      carrito.formasPago(),
      carrito.paises(),
      carrito.documentosPorPais({ idPais: 1 }),
    ],
  ],
];

describeOnBothEngines('what one page asks the database', () => {
  it('stays within its number, and nothing twice', { timeout: 60_000 }, async () => {
    await given.accountsOf(['ana']);
    const ana = await somebody('ana', ['uno.uy', 'dos.uy', 'tres.com.uy']);
    for (const [name, most, screen] of SCREENS) {
      await request(ana, screen);
      statements = [];
      await request(ana, screen);
      expect(statements.length, `${name}:\n${statements.join('\n')}`).toBeLessThanOrEqual(most);
      expect(new Set(statements).size, name).toBe(statements.length);
    }
  });
});

describeOnBothEngines('many people at once', () => {
  it('see each their own, in a thousand requests of a hundred sessions', {
    timeout: 120_000,
  }, async () => {
    const logins = Array.from({ length: 100 }, (_, at) => `persona-${at}`);
    await given.accountsOf(logins);
    const cookies: string[] = [];
    for (const [at, login] of logins.entries()) cookies.push(await somebody(login, [`de-${at}.uy`]));
    const one = async (at: number) => {
      const found = await request(cookies[at] ?? '', ({ carrito }, uuidVenta) => [
        carrito.venta({ uuidVenta }),
      ]);
      return [found.person?.login, found.carrito.registrosPendientes.map(({ nombre }) => nombre)];
    };
    for (let turn = 0; turn < 10; turn++) {
      const seen = await Promise.all(logins.map((_, at) => one(at)));
      expect(seen).toEqual(logins.map((login, at) => [login, [`de-${at}.uy`]]));
    }
  });
});
