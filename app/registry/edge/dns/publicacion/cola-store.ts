import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import { randomId } from '~/config.server';
import type { Connection, Database } from '~/database/connection.server';

/** What has to be published, and who is at it (decision on publishing). */

/** Longer than any attempt may take: meanwhile nobody else publishes the zone, so its changes arrive in order. */
const ARRIENDO = { seconds: 120 };

/** The owner that stands for everything of a zone. */
export const TODA = '*';

const pedidosDe = (zona: string, propietarios: Iterable<string>, desde: Temporal.Instant) =>
  [...new Set(propietarios)]
    .sort()
    .map((propietario) => ({ zona, propietario, pedido: randomId(), desde: stamp(desde) }));

const POR_INSERCION = 500;

/** Asks that owners of a zone be looked at; asked again, the newest request counts. In the transaction of the change. */
export async function encolar(
  trx: Connection,
  zona: string,
  propietarios: Iterable<string>,
  desde: Temporal.Instant,
): Promise<void> {
  const values = pedidosDe(zona, propietarios, desde);
  for (let at = 0; at < values.length; at += POR_INSERCION)
    await trx
      .insertInto('dns_cola')
      .values(values.slice(at, at + POR_INSERCION))
      .onConflict((conflict) =>
        conflict.columns(['zona', 'propietario']).doUpdateSet((excluded) => ({
          pedido: excluded.ref('excluded.pedido'),
          desde: excluded.ref('excluded.desde'),
        })),
      )
      .execute();
}

/** The same, where nothing is asked of them already: what is asked for now or for later stays as it is. */
export async function encolarSiNada(
  trx: Connection,
  zona: string,
  propietarios: Iterable<string>,
  desde: Temporal.Instant,
): Promise<void> {
  const values = pedidosDe(zona, propietarios, desde);
  for (let at = 0; at < values.length; at += POR_INSERCION)
    await trx
      .insertInto('dns_cola')
      .values(values.slice(at, at + POR_INSERCION))
      .onConflict((conflict) => conflict.columns(['zona', 'propietario']).doNothing())
      .execute();
}

/** Names whose place in the zones has to be looked at, oldest request first. */
export const listPedidas = (database: Database, cuantas: number) =>
  database
    .selectFrom('dominio_publicaciones')
    .select(['nombre', 'version', 'dominio_id'])
    .orderBy('pedida_en')
    .limit(cuantas)
    .execute();

/** Takes a request away unless a newer one replaced it. */
export const deletePedida = (trx: Connection, { nombre, version, dominio_id }: Pedida) =>
  trx
    .deleteFrom('dominio_publicaciones')
    .where('nombre', '=', nombre)
    .where('version', '=', version)
    .where('dominio_id', '=', dominio_id)
    .execute();

export interface Pedida {
  nombre: string;
  version: number;
  dominio_id: number;
}

/** Zones with something due, that nobody is publishing. */
export async function listPendientes(
  database: Database,
  now: Temporal.Instant,
  cuantas: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('dns_cola as cola')
    .leftJoin('dns_publicadas as publicada', 'publicada.zona', 'cola.zona')
    .select('cola.zona')
    .distinct()
    .where('cola.desde', '<=', stamp(now))
    .where((is) =>
      is.or([
        is('publicada.zona', 'is', null),
        is.and([
          is('publicada.proximo_intento', '<=', stamp(now)),
          is.or([is('publicada.tomada_hasta', 'is', null), is('publicada.tomada_hasta', '<=', stamp(now))]),
        ]),
      ]),
    )
    .limit(cuantas)
    .execute();
  return rows.map(({ zona }) => zona);
}

export interface Tomada {
  zona: string;
  serie: number;
  tomada_por: string | null;
  intentos: number;
  serie_publicada: number | null;
}

/** Takes a zone and its next serial; of several who try, one gets it. */
export async function tomar(
  database: Database,
  zona: string,
  now: Temporal.Instant,
): Promise<Tomada | undefined> {
  await database
    .insertInto('dns_publicadas')
    .values({ zona, serie: 0, intentos: 0, proximo_intento: stamp(now) })
    .onConflict((conflict) => conflict.column('zona').doNothing())
    .execute();
  return database
    .updateTable('dns_publicadas')
    .set((set) => ({
      serie: set('serie', '+', 1),
      intentos: set('intentos', '+', 1),
      tomada_por: randomId(),
      tomada_hasta: stamp(now.add(ARRIENDO)),
    }))
    .where('zona', '=', zona)
    .where('proximo_intento', '<=', stamp(now))
    .where((is) => is.or([is('tomada_hasta', 'is', null), is('tomada_hasta', '<=', stamp(now))]))
    .returning(['zona', 'serie', 'tomada_por', 'intentos', 'serie_publicada'])
    .executeTakeFirst();
}

export interface Encolado {
  propietario: string;
  pedido: string;
}

/** What is due of a zone, as much as goes into one change at a server. */
export const listEncolados = (
  database: Database,
  zona: string,
  now: Temporal.Instant,
  cuantos: number,
): Promise<Encolado[]> =>
  database
    .selectFrom('dns_cola')
    .select(['propietario', 'pedido'])
    .where('zona', '=', zona)
    .where('desde', '<=', stamp(now))
    .orderBy('propietario')
    .limit(cuantos)
    .execute();

/** The zone was published: what was asked meanwhile stays asked. False where somebody else took it before. */
export async function markPublicada(
  trx: Connection,
  { zona, tomada_por }: Tomada,
  serie: number,
  hechos: readonly Encolado[],
  now: Temporal.Instant,
): Promise<boolean> {
  const marked = await trx
    .updateTable('dns_publicadas')
    .set({
      serie,
      serie_publicada: serie,
      publicada_en: stamp(now),
      error: null,
      intentos: 0,
      tomada_por: null,
      tomada_hasta: null,
    })
    .where('zona', '=', zona)
    .where('tomada_por', '=', tomada_por)
    .returning('zona')
    .executeTakeFirst();
  if (!marked) return false;
  for (let at = 0; at < hechos.length; at += 500)
    await trx
      .deleteFrom('dns_cola')
      .where('zona', '=', zona)
      .where(
        'pedido',
        'in',
        hechos.slice(at, at + 500).map(({ pedido }) => pedido),
      )
      .execute();
  return true;
}

/** The zone is at no server any more: it is forgotten but for its serial. */
export const markRetirada = (trx: Connection, zona: string) =>
  trx.updateTable('dns_publicadas').set({ serie_publicada: null }).where('zona', '=', zona).execute();

/** It could not be published: said as it is, and tried again later. */
export const markFallida = (
  database: Database,
  { zona, tomada_por }: Tomada,
  error: string,
  proximo: Temporal.Instant,
) =>
  database
    .updateTable('dns_publicadas')
    .set({ error, proximo_intento: stamp(proximo), tomada_por: null, tomada_hasta: null })
    .where('zona', '=', zona)
    .where('tomada_por', '=', tomada_por)
    .execute();

/** How the publication of a zone stands, and whether something of it waits; what is to be looked at later does not. */
export async function publicacionDe(
  connection: Connection,
  zona: string,
  now: Temporal.Instant,
  propietarios?: readonly string[],
) {
  const publicada = await connection
    .selectFrom('dns_publicadas')
    .select(['serie_publicada', 'publicada_en', 'error'])
    .where('zona', '=', zona)
    .executeTakeFirst();
  let pendientes = connection
    .selectFrom('dns_cola')
    .select('propietario')
    .where('zona', '=', zona)
    .where('desde', '<=', stamp(now));
  if (propietarios) pendientes = pendientes.where('propietario', 'in', propietarios);
  const pendiente = (await pendientes.limit(1).executeTakeFirst()) !== undefined;
  return {
    serie: publicada?.serie_publicada ?? null,
    en: publicada?.publicada_en ?? null,
    error: publicada?.error ?? null,
    pendiente,
  };
}

/** Whether a whole zone is still to be written, or taken away when nobody remembers it. */
export const estaEncolada = async (connection: Connection, zona: string): Promise<boolean> =>
  (await connection
    .selectFrom('dns_cola')
    .select('zona')
    .where('zona', '=', zona)
    .where('propietario', '=', TODA)
    .executeTakeFirst()) !== undefined;

/** Whether a name's place in the zones is still to be looked at. */
export const estaPedida = async (connection: Connection, nombre: string): Promise<boolean> =>
  (await connection
    .selectFrom('dominio_publicaciones')
    .select('nombre')
    .where('nombre', '=', nombre)
    .executeTakeFirst()) !== undefined;
