import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import type { Connection, Database } from '~/database/connection.server';
import { padreDe } from '../../../domain/labels';
import { errorsOf } from '../../due/aside-store';
import type { Asked } from '../../due/work';
import { delegacion, markDelegaciones } from './delegaciones-store';

/** What has to be published (decision 021). */

/** The owner that stands for everything of a zone. */
export const TODA = '*';

interface Pedido {
  zona: string;
  propietario: string;
}

const pedidosDe = (zona: string, propietarios: Iterable<string>): Pedido[] =>
  [...new Set(propietarios)].sort().map((propietario) => ({ zona, propietario }));

const POR_INSERCION = 500;

/** Each part of what is asked for, as rows. */
function* partesDe(pedidos: readonly Pedido[], desde: Temporal.Instant) {
  for (let at = 0; at < pedidos.length; at += POR_INSERCION)
    yield pedidos
      .slice(at, at + POR_INSERCION)
      .map((pedido) => ({ ...pedido, pedido: randomId(), desde: stamp(desde) }));
}

async function enqueueThose(
  trx: Connection,
  pedidos: readonly Pedido[],
  desde: Temporal.Instant,
): Promise<void> {
  for (const values of partesDe(pedidos, desde))
    await trx
      .insertInto('dns_cola')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['zona', 'propietario']).doUpdateSet((excluded) => ({
          pedido: excluded.ref('excluded.pedido'),
          desde: excluded.ref('excluded.desde'),
        })),
      )
      .execute();
}

/** The same, where nothing is asked of them already: what is asked for now or for later stays as it is. */
async function enqueueThoseOfNone(
  trx: Connection,
  pedidos: readonly Pedido[],
  desde: Temporal.Instant,
): Promise<void> {
  for (const values of partesDe(pedidos, desde))
    await trx
      .insertInto('dns_cola')
      .values(values)
      .onConflict((conflict) => conflict.columns(['zona', 'propietario']).doNothing())
      .execute();
}

/** Asks that owners of a zone be looked at; asked again, the newest request counts. In the transaction of the change. */
export const enqueue = (
  trx: Connection,
  zona: string,
  propietarios: Iterable<string>,
  desde: Temporal.Instant,
): Promise<void> => enqueueThose(trx, pedidosDe(zona, propietarios), desde);

/** The same, where nothing is asked of them already: what is asked for now or for later stays as it is. */
export const enqueueIfNone = (
  trx: Connection,
  zona: string,
  propietarios: Iterable<string>,
  desde: Temporal.Instant,
): Promise<void> => enqueueThoseOfNone(trx, pedidosDe(zona, propietarios), desde);

/**
 * Asks for whole zones, many at once. One that waits for its time, as the end of a signature does until nobody remembers its
 * key, goes on waiting; it is only looked whether it is there, and what a server lost is written whole.
 */
export async function enqueueWhole(
  trx: Connection,
  zonas: Iterable<string>,
  desde: Temporal.Instant,
): Promise<void> {
  const todas = [...new Set(zonas)].sort();
  await enqueueThoseOfNone(
    trx,
    todas.map((zona) => ({ zona, propietario: TODA })),
    desde,
  );
  await enqueueThose(
    trx,
    todas.map((zona) => ({ zona, propietario: zona })),
    desde,
  );
}

/** Names whose place in the zones has to be looked at, oldest request first. */
export const listPedidas = (connection: Connection, { isOpen, limit }: Asked<Pedida>): Promise<Pedida[]> =>
  connection
    .selectFrom('dominio_publicaciones')
    .select(['nombre', 'version', 'dominio_id', 'pedida_en'])
    .where(isOpen(sql`dominio_publicaciones.nombre || ':' || dominio_publicaciones.pedida_en`))
    .orderBy('pedida_en')
    .limit(limit)
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
  pedida_en: string;
}

/** Requests that are looked at for the newest: what somebody has just changed is not to wait behind a machine that writes all zones. */
const NUEVOS = 100;

/**
 * Zones with something due; the zones of names first, for what they refer to begins there, and then those that were asked for last:
 * where every zone is written anew, that is what people changed meanwhile.
 */
export async function listPendientes(
  connection: Connection,
  padres: readonly string[],
  { now, isOpen, limit }: Asked<string>,
): Promise<string[]> {
  const debidas = connection
    .selectFrom('dns_cola')
    .select('zona')
    .where('desde', '<=', stamp(now))
    .where(isOpen(sql.ref('dns_cola.zona')));
  const deNadieMas = debidas.$if(padres.length > 0, (zonas) => zonas.where('zona', 'not in', padres));
  const [primero, nuevas, despues] = await Promise.all([
    padres.length > 0 ? debidas.distinct().where('zona', 'in', padres).orderBy('zona').execute() : [],
    deNadieMas.orderBy('desde', 'desc').orderBy('zona', 'desc').limit(NUEVOS).execute(),
    deNadieMas.distinct().orderBy('zona').limit(limit).execute(),
  ]);
  return [...new Set([...primero, ...nuevas, ...despues].map(({ zona }) => zona))];
}

/** A serial of a zone: one is taken for each attempt, and none twice. */
export async function takeSerie(database: Database, zona: string): Promise<number> {
  const { serie } = await database
    .insertInto('dns_publicadas')
    .values({ zona, serie: 1 })
    .onConflict((conflict) =>
      conflict
        .column('zona')
        .doUpdateSet((row) => ({ serie: sql<number>`${row.ref('dns_publicadas.serie')} + 1` })),
    )
    .returning('serie')
    .executeTakeFirstOrThrow();
  return serie;
}

/** The serial that a zone has at the servers; undefined where it is at none. */
export async function seriePublicada(connection: Connection, zona: string): Promise<number | undefined> {
  const row = await connection
    .selectFrom('dns_publicadas')
    .select('serie_publicada')
    .where('zona', '=', zona)
    .executeTakeFirst();
  return row?.serie_publicada ?? undefined;
}

export interface Encolado {
  propietario: string;
  pedido: string;
  /** Since when it is asked for. */
  desde: string;
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
    .select(['propietario', 'pedido', 'desde'])
    .where('zona', '=', zona)
    .where('desde', '<=', stamp(now))
    .orderBy('propietario')
    .limit(cuantos)
    .execute();

/** The zone was published: what was asked meanwhile stays asked. */
export async function markPublicada(
  trx: Connection,
  zona: string,
  serie: number,
  hechos: readonly Encolado[],
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('dns_publicadas')
    .set({ serie, serie_publicada: serie, publicada_en: stamp(now) })
    .where('zona', '=', zona)
    .execute();
  const propietarios = hechos.map(({ propietario }) => propietario);
  await markDelegaciones(trx, zona, propietarios, stamp(now));
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
}

/** The zone is at no server any more: it is forgotten but for its serial. */
export const markRetirada = (trx: Connection, zona: string) =>
  trx.updateTable('dns_publicadas').set({ serie_publicada: null }).where('zona', '=', zona).execute();

/** What failed since at some zones, by zone. */
export const fallasDe = (connection: Connection, zonas: readonly string[]) =>
  errorsOf(connection, 'zona', zonas);

/** What of a zone waits to be published. */
const enCola = (connection: Connection, zona: string, now: Temporal.Instant) =>
  connection
    .selectFrom('dns_cola')
    .select('propietario')
    .where('zona', '=', zona)
    .where('desde', '<=', stamp(now));

/** Whether something of a zone waits to be published. */
export const estaPendiente = async (
  connection: Connection,
  zona: string,
  now: Temporal.Instant,
): Promise<boolean> => (await enCola(connection, zona, now).limit(1).executeTakeFirst()) !== undefined;

/** What is said of a name in the zone above waits to be published: by itself, or with all of that zone. */
const arribaEnCola = (connection: Connection, nombre: string, now: Temporal.Instant) =>
  enCola(connection, padreDe(nombre), now).where('propietario', 'in', [nombre, TODA]);

export const estaPendienteArriba = async (
  connection: Connection,
  nombre: string,
  now: Temporal.Instant,
): Promise<boolean> =>
  (await arribaEnCola(connection, nombre, now).limit(1).executeTakeFirst()) !== undefined;

/** A name's place in the zones that is still to be looked at. */
const pedidaDe = (connection: Connection, nombre: string) =>
  connection.selectFrom('dominio_publicaciones').select('nombre').where('nombre', '=', nombre);

/** What the servers were last given of a zone. */
interface Publicada {
  serie: number | null;
  en: string | null;
}

const publicada = (connection: Connection, zona: string) =>
  connection.selectFrom('dns_publicadas').where('zona', '=', zona);

/**
 * What of a name is not published yet, and what the servers have of its zone and the one above, by zone: asked in one statement,
 * for what waits goes from one of these to the next, and would be seen in none of them.
 */
export async function comoSePublica(connection: Connection, nombre: string, now: Temporal.Instant) {
  const propia = publicada(connection, nombre);
  const padre = publicada(connection, padreDe(nombre));
  const found = await connection
    .selectNoFrom((is) => [
      is.exists(pedidaDe(connection, nombre)).as('pedida'),
      is.exists(arribaEnCola(connection, nombre, now)).as('arriba'),
      is.exists(enCola(connection, nombre, now)).as('propia'),
      propia.select('serie').as('tomadaPropia'),
      propia.select('serie_publicada').as('seriePropia'),
      propia.select('publicada_en').as('enPropia'),
      padre.select('serie').as('tomadaPadre'),
      padre.select('serie_publicada').as('seriePadre'),
      delegacion(connection, nombre).select('publicada_en').as('enPadre'),
    ])
    .executeTakeFirstOrThrow();
  const publicadas = new Map<string, Publicada>();
  if (found.tomadaPropia !== null) publicadas.set(nombre, { serie: found.seriePropia, en: found.enPropia });
  if (found.tomadaPadre !== null)
    publicadas.set(padreDe(nombre), { serie: found.seriePadre, en: found.enPadre });
  return {
    pedida: Boolean(found.pedida),
    arriba: Boolean(found.arriba),
    propia: Boolean(found.propia),
    publicadas,
  };
}

/** Whether a whole zone is still to be written, or taken away when nobody remembers it. */
export const isQueued = async (connection: Connection, zona: string): Promise<boolean> =>
  (await connection
    .selectFrom('dns_cola')
    .select('zona')
    .where('zona', '=', zona)
    .where('propietario', '=', TODA)
    .executeTakeFirst()) !== undefined;
