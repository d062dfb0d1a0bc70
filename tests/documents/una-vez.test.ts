import { isProcedure } from '@orpc/server';
import type { CompiledQuery, QueryResult } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqliteFile } from '~/database/sqlite-file.server';
import { router } from '~/registry/edge';
import { isOfWhatIsKept } from '../support/observe/guardado';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** What the registry was asked: the operation, and about what. */
const asked: string[] = [];

/** Notes every call of an operation of the registry, however deep it lies. */
function listen(operations: object, names: readonly string[] = []): void {
  for (const [name, found] of Object.entries(operations)) {
    const path = [...names, name];
    if (!isProcedure(found)) {
      listen(found, path);
      continue;
    }
    const definition = found['~orpc'];
    const { handler } = definition;
    vi.spyOn(definition, 'handler').mockImplementation((call) => {
      asked.push(`${path.join('.')} ${JSON.stringify(call.input)}`);
      return handler(call);
    });
  }
}

/** What the database was asked. */
const statements: string[] = [];
/** How many transactions began. */
let begun = 0;

function listenToDatabase(): void {
  const { execute } = SqliteFile.prototype;
  vi.spyOn(SqliteFile.prototype, 'execute').mockImplementation(function <R>(
    this: SqliteFile,
    query: CompiledQuery,
  ): QueryResult<R> {
    if (/^begin/i.test(query.sql)) begun += 1;
    // Being used is written down from time to time: that is no question.
    if (/^select/i.test(query.sql) && !isOfWhatIsKept(query.sql)) statements.push(query.sql);
    return execute.call(this, query) as QueryResult<R>;
  });
}

onDemoData();
beforeEach(() => {
  listen(router);
  listenToDatabase();
});
afterEach(() => vi.restoreAllMocks());

const DOMINIO = 'dominio=titular.uy';

test.each([
  ['the detail of a domain', `/administrar/ver-dominio?${DOMINIO}`],
  ['the dialog of its holder', `/administrar/ver-dominio/editar-contacto?${DOMINIO}&tipo=TITULAR`],
  ['the dialog of its release', `/administrar/ver-dominio/liberar?${DOMINIO}`],
  ['the dialog of its servers', `/administrar/ver-dominio/dns/delegar?${DOMINIO}`],
  ['the dialog of its payment account', `/administrar/ver-dominio/cambiar-forma-de-pago?${DOMINIO}`],
])('%s asks the registry nothing twice', async (_, path) => {
  const who = await visitor().as('titular');
  await who.open('/administrar/mis-dominios');
  asked.length = 0;
  expect(await who.open(path)).toSay('titular.uy');
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
});

/** What surrounds every screen of who is signed in: transfers offered, unread messages, requests, the cart. */
const OF_THE_FRAME = [
  'transferencia.isTarEnabled',
  'transferencia.cantidad',
  'mensajes.cantidadSinLeer',
  'carrito.refrescar',
];

test.each([
  ['/consulta-disponibilidad', 3, 11],
  ['/consulta-disponibilidad?nombre=pepe', 3, 15],
  ['/consulta-whois?dominio=pepe.uy', 3, 12],
  ['/carrito-compra-paso-uno', 1, 8],
  ['/administrar/resumen', 3, 8],
  ['/administrar/mis-dominios?cantidad=50', 3, 6],
  [`/administrar/ver-dominio?${DOMINIO}`, 1, 10],
  ['/administrar/mensajes', 1, 9],
  ['/administrar/mis-compras', 1, 10],
  ['/administrar/mis-datos', 1, 10],
  ['/administrar/mis-datos/formas-de-pago', 1, 9],
  ['/administrar/mis-datos/avisos', 1, 8],
  ['/administrar/mis-datos/acceso', 1, 9],
  // what it costs is said before it begins
  ['/transferir-dominio', 2, 8],
  ['/transferir-dominio/lista-solicitudes', 1, 10],
  ['/transferir-titular?dominio=titular.uy', 3, 13],
  ['/generar-ticket', 1, 8],
  ['/generar-ticket/mis-tickets', 1, 8],
  ['/ayuda', 2, 5],
])('%s asks the registry %i things besides the frame’s, and the database %i', async (path, calls, most) => {
  const who = await visitor().as('titular');
  await who.open(path);
  asked.length = 0;
  statements.length = 0;
  await who.open(path);
  const own = asked.filter((question) => !OF_THE_FRAME.includes(question.split(' ')[0] ?? ''));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(calls);
  expect(statements.length).toBeLessThanOrEqual(most);
});

test('a cart with ten names asks the database no more than one with a name', async () => {
  const who = await visitor().as('titular');
  const names = [1, 2, 3, 4, 5].flatMap((at) => [`medida${at}.uy`, `medida${at}.com.uy`]);
  const asksWith = async (query: string, chosen: readonly string[]): Promise<number> => {
    const found = await who.open(`/consulta-disponibilidad?${query}`);
    await found.press('Agregar al carrito de compras', Object.fromEntries(chosen.map((one) => [one, true])));
    statements.length = 0;
    expect(await who.open('/carrito-compra-paso-uno')).toSay(chosen.at(-1) ?? '');
    return statements.length;
  };
  const [first = '', ...others] = names;
  const one = await asksWith('nombre=medida1&sufijo=uy', [first]);
  const ten = await asksWith(`nombre=${names.map((each) => each.split('.')[0]).join(',')}`, others);
  expect(ten).toBe(one);
  expect(ten).toBeLessThanOrEqual(8);
});

test('a form that is refused by its fields asks the database little, and begins no transaction', async () => {
  const who = await visitor().as('titular');
  const dialog = await who.open('/administrar/mis-datos/formas-de-pago/agregar');
  statements.length = 0;
  begun = 0;
  expect((await dialog.press('Agregar', {})).status).toBe(422);
  expect(statements.length).toBeLessThanOrEqual(6);
  expect(begun).toBe(0);
});
