import { createRouterClient } from '@orpc/server';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  RootOperationNode,
} from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { database } from '~/database/connection.server';
import { COLAS } from '~/registry/domain/consultas';
import * as administracion from '~/registry/edge/administracion/handlers';
import { resumen } from '~/registry/edge/administracion/resumen';
import * as cifras from '~/registry/edge/cifras/handlers';
import { listEntradas } from '~/registry/edge/cifras/nombres-store';
import { edgeContext } from '~/registry/edge/context';
import * as dominio from '~/registry/edge/dominios/handlers';
import { countAbiertas, listCola } from '~/registry/edge/oficina/consultas/store';
import { routerDeOficina } from '~/registry/edge/oficina/router';
import { carrito, registro } from '~/registry/edge/ventas/handlers';
import { avanzarCambiosMasivos } from '../support/due';
import { onFreshDatabase } from '../support/registry';
import { atTheDesk, contextOf as contextOfStaff, START } from './caller';
import { cuenta } from './persona';
import { completar, cuentaDe, nombreDe } from './shop';

/** Tables that grow with the registry: none of them may be read from end to end to answer about one name. */
const GROWING = [
  'dominios',
  'dominio_usuarios',
  'contactos',
  'nameservers',
  'ventas',
  'venta_items',
  'cargos',
  'usuarios',
  'dominio_historia',
  'dominio_listas',
  'cambio_masivo_dominios',
];

/** Keeps every query that goes by. */
class Witness implements KyselyPlugin {
  readonly seen: RootOperationNode[] = [];
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.seen.push(node);
    return node;
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

const step = z.object({ detail: z.string() });

/** A statement that is made once (`fixed`) has places instead of values when it is seen: any value has the same plan. */
const boundAs = (parameter: unknown) =>
  typeof parameter === 'object' && !Buffer.isBuffer(parameter) ? null : parameter;

/** How SQLite would carry out a query. */
async function planOf(node: RootOperationNode): Promise<string[]> {
  const compiled = database().getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await database().executeQuery({
    ...compiled,
    sql: `explain query plan ${compiled.sql}`,
    parameters: compiled.parameters.map(boundAs),
  });
  return rows.map((row) => `${step.parse(row).detail} — ${compiled.sql}`);
}

const scans = (detail: string): boolean => GROWING.some((table) => detail.startsWith(`SCAN ${table} `));

/** Ana's calls, in process, seen by a witness. */
const contextOf = (witness: Witness) =>
  edgeContext({
    connection: database().withPlugin(witness),
    now: START,
    token: 'ana',
    identifyToken: async (token) => ({ oid: `oid-${token}`, login: token, nombre: token }),
    direccion: '192.0.2.1',
    visitante: 'x',
    origen: 'WEB',
  });

onFreshDatabase();

it('finds names, carts and sales by index, from the search to the confirmation', async () => {
  await nombreDe('ana', 'tomado.uy');
  const witness = new Witness();
  const context = contextOf(witness);
  const shop = createRouterClient({ dominio, registro, carrito }, { context });
  await shop.dominio.whois({ dominio: { nombre: 'tomado.uy' } });
  await shop.dominio.disponibilidad({ dominios: ['tomado.uy', 'libre.uy'] });
  const { ventaDTO } = await shop.registro.agregar({ dominios: [{ nombre: 'libre.uy' }], uuidVenta: null });
  const uuid = ventaDTO?.uuidVenta ?? '';
  await shop.carrito.refrescar({ uuid });
  await completar('ana', uuid);
  const sold = await shop.carrito.finalizar({ uuid });
  await shop.carrito.ventaPorReferencia({ referencia: sold.ventaDTO?.referencia ?? '' });

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  expect(plans.length).toBeGreaterThan(20);
  expect(plans.filter(scans)).toEqual([]);
});

it('pages the list of a person in the order of an index, and finds one name by another', async () => {
  await nombreDe('ana', 'uno.uy');
  const witness = new Witness();
  const desk = createRouterClient(administracion, { context: contextOf(witness) });
  await desk.obtenerDominios({});
  await desk.obtenerDominios({ fechaVencimientoDesde: '2026-01-01', fechaVencimientoHasta: '2028-01-01' });
  await desk.obtenerDominios({ tipoRelacionUsuDom: 'TITULAR', nombre: 'uno', dominiosAlojados: true });
  await desk.informacion({ nombreDominio: 'uno.uy' });

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  expect(plans.length).toBeGreaterThan(8);
  expect(plans.filter(scans)).toEqual([]);
  const ofLists = plans.filter((detail) => detail.includes('dominio_usuarios'));
  expect(ofLists.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
});

it('changes each of many names by index, of the change as of the name', async () => {
  for (let at = 0; at < 60; at++) await nombreDe('ana', `n-${at}.uy`);
  const templateCuentaPagoDTO = { ...cuenta(), id: await cuentaDe('ana') };
  const asked = { filtro: {}, total: 60, accion: 'EDITAR_CUENTA' as const, templateCuentaPagoDTO };
  const witness = new Witness();
  const desk = createRouterClient(administracion, { context: contextOf(witness) });
  expect(await desk.iniciarCambioMasivo(asked)).toMatchObject({ codigo: 'OK' });
  expect(await avanzarCambiosMasivos(database().withPlugin(witness), () => START)).toBe(60);

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  expect(plans.length).toBeGreaterThan(500);
  expect(plans.filter(scans)).toEqual([]);
});

it('finds the first names that need attention in the order of an index', async () => {
  await nombreDe('ana', 'pronto.uy', { fecha_vencimiento: '2026-12-01' });
  const witness = new Witness();
  const desk = createRouterClient({ resumen }, { context: contextOf(witness) });
  await desk.resumen();

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  expect(plans.filter(scans)).toEqual([]);
  // Findings are few, and sorted when they are found: what must not be sorted is names.
  const ofLists = plans.filter((detail) => /dominio_usuarios/.test(detail) && !/peligros/.test(detail));
  expect(ofLists.length).toBeGreaterThan(3);
  expect(ofLists.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
});

it('counts the history from where it was left, and tells a year of figures without looking at a name', async () => {
  const witness = new Witness();
  await listEntradas(database().withPlugin(witness), 1_000_000, 2000);
  await createRouterClient(cifras, { context: contextOf(witness) }).mensuales();

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  const said = plans.map((detail) => detail.split(' — ')[0]);
  expect(said).toContain('SEARCH dominio_historia USING INTEGER PRIMARY KEY (rowid>?)');
  expect(said.filter((detail) => /SCAN/.test(detail ?? ''))).toEqual([]);
  expect(plans.filter((detail) => /\bdominios\b/.test(detail))).toEqual([]);
});

it('finds anything by the box of the desk in the order of an index, whatever is typed', async () => {
  await nombreDe('ana', 'xn--and-6ma2c.uy');
  await atTheDesk('irene', ['direccion']);
  const witness = new Witness();
  const staff = contextOfStaff({ login: 'irene', acr: 'segundo-factor' });
  const context = { ...staff, connection: database().withPlugin(witness) };
  const desk = createRouterClient(routerDeOficina, { context });
  for (const buscado of ['ñandú.uy', 'nan', 'Ana P', 'ana@', 'UY-2026', '12'])
    await desk.dominios.buscar({ buscado });

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  const said = plans.filter((detail) =>
    /dominios|dominio_usuarios|contactos|usuarios|ventas|transf/.test(detail),
  );
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter(scans)).toEqual([]);
  expect(said.filter((detail) => /SCAN (transferencias|tickets)|TEMP B-TREE/.test(detail))).toEqual([]);
  const everyOne = said.filter((detail) => /autoindex_dominio_usuarios_1 \(usuario_id=\?\)/.test(detail));
  expect(everyOne, 'of who has a million names not each is looked at').toEqual([]);
});

it('walks every list of questions along an index, from its beginning and from any other place', async () => {
  const witness = new Witness();
  const connection = database().withPlugin(witness);
  const desde = { vence: START.toString(), id: 1 };
  for (const cola of COLAS)
    for (const from of [undefined, desde])
      await listCola(connection, cola, {
        usuarioId: 1,
        ahora: '2026-01-01T00:00:00.000Z',
        desde: from,
        cantidad: 26,
      });
  await countAbiertas(connection, { asignadoA: 1 }, 1000);
  await countAbiertas(connection, { asignadoA: null }, 1000);
  await countAbiertas(connection, { vencidasAl: START.toString() }, 1000);

  const plans = (await Promise.all(witness.seen.map(planOf))).flat();
  const said = plans.map((detail) => detail.split(' — ')[0] ?? '');
  const ofTickets = said.filter((detail) => /\btickets\b/.test(detail));
  expect(ofTickets.length).toBeGreaterThanOrEqual(13);
  const along = /^SEARCH tickets USING (COVERING )?INDEX tickets_(por_vencer|de_cada_uno|sin_nadie) /;
  expect(ofTickets.filter((detail) => !along.test(detail))).toEqual([]);
  expect(said.filter((detail) => /SCAN (usuarios|funcionarios)|TEMP B-TREE/.test(detail))).toEqual([]);
});
