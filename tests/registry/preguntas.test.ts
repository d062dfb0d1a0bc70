import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Registry, registryFor } from '~/registry/client.server';
import { Session } from '~/session/session.server';
import * as given from '../support/given';
import { isOfWhatIsKept } from '../support/observe/guardado';
import { signedInWithCart } from '../support/portal/with-cart';
import { describeOnBothEngines } from '../support/registry';
import { conTodo } from './con-todo';

const ORIGIN = 'http://portal.test/';

/** What the database was asked, but for what is kept in memory: whichever request is the first in a second asks for it. */
let statements: string[] = [];
const note = (sql: unknown): void => {
  if (!isOfWhatIsKept(String(sql))) statements.push(String(sql));
};
beforeEach(() => subscribe('portal:statement', note));
afterEach(() => void unsubscribe('portal:statement', note));

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

const LISTA = { primerResultado: 0, cantResultados: 50, modulo: 'FRONTEND' } as const;

const CON_TODO = 'contodo.uy';
const FICHA = { registros: { cantResultados: 20 }, historia: { cantResultados: 5 }, conCodigos: true };

const SCREENS: [string, number, Screen][] = [
  ['the frame alone', 4, () => []],
  ['the dashboard', 8, ({ usuario }) => [usuario.resumen()]],
  [
    'the list of names',
    6,
    ({ administracion, cuenta }) => [administracion.obtenerDominios(LISTA), cuenta.cuentasPago()],
  ],
  [
    'the detail of a name',
    10,
    ({ administracion }) => [administracion.ficha({ nombreDominio: CON_TODO, ...FICHA })],
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
    await conTodo(CON_TODO);
    await given.accountsOf(['oid-ana']); // as the registry knows her
    const ana = await signedInWithCart('oid-ana', ['uno.uy', 'dos.uy', 'tres.com.uy']);
    for (const [name, most, screen] of SCREENS) {
      await request(ana, screen);
      statements = [];
      await request(ana, screen);
      expect(statements.length, `${name}:\n${statements.join('\n')}`).toBeLessThanOrEqual(most);
      expect(new Set(statements).size, name).toBe(statements.length);
    }
  });
});

/** The whole siege has two hundred sessions and a page for each: `npm run siege -- personas`. */
const AT_ONCE = 10;

describeOnBothEngines('many people at once', () => {
  it('see each their own, in five hundred requests of fifty sessions', {
    timeout: 120_000,
  }, async () => {
    const logins = Array.from({ length: 50 }, (_, at) => `persona-${at}`);
    await given.accountsOf(logins);
    const cookies: string[] = [];
    for (const [at, login] of logins.entries()) cookies.push(await signedInWithCart(login, [`de-${at}.uy`]));
    const one = async (at: number) => {
      const found = await request(cookies[at] ?? '', ({ carrito }, uuidVenta) => [
        carrito.venta({ uuidVenta }),
      ]);
      return [found.person?.login, found.carrito.registrosPendientes.map(({ nombre }) => nombre)];
    };
    for (let turn = 0; turn < 500; turn += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => (turn * 7 + at * 11) % logins.length);
      const seen = await Promise.all(some.map(one));
      expect(seen).toEqual(some.map((at) => [logins[at], [`de-${at}.uy`]]));
    }
  });
});
