import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';

/** What a server has otherwise than the registry says. */
export interface Diferencia {
  que: 'NO_ESTA' | 'FALTA' | 'SOBRA' | 'SIN_FIRMA';
  /** The record, of one. */
  texto: string;
}

/** So many lines are kept of a zone: which they are is told by the first ones. */
const LINEAS = 20;

/** Published zones that were not compared since a moment, the longest ago first; none of the largest. */
export async function listPorComparar(
  connection: Connection,
  grandes: readonly string[],
  antes: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('dns_publicadas')
    .select('zona')
    .where('serie_publicada', 'is not', null)
    .where('comparada_en', '<', stamp(antes))
    .where('zona', 'not in', grandes)
    .orderBy('comparada_en')
    .orderBy('zona')
    .limit(limit)
    .execute();
  return rows.map(({ zona }) => zona);
}

/** Whether anything of a zone is still to be published, now or later: until then it may well differ. */
export async function estaPorPublicar(connection: Connection, zona: string): Promise<boolean> {
  const { cola, pedida } = await connection
    .selectNoFrom((is) => [
      is.exists(is.selectFrom('dns_cola').select('zona').where('zona', '=', zona)).as('cola'),
      is
        .exists(is.selectFrom('dominio_publicaciones').select('nombre').where('nombre', '=', zona))
        .as('pedida'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(cola) || Boolean(pedida);
}

export const markComparada = (connection: Connection, zona: string, now: Temporal.Instant) =>
  connection
    .updateTable('dns_publicadas')
    .set({ comparada_en: stamp(now) })
    .where('zona', '=', zona)
    .execute();

/** Keeps what differs; since when it does stays. */
export async function saveDiferencias(
  connection: Connection,
  zona: string,
  diferencias: readonly Diferencia[],
  now: Temporal.Instant,
): Promise<void> {
  const seen = {
    cuantas: diferencias.length,
    lineas: JSON.stringify(diferencias.slice(0, LINEAS)),
    vista_en: stamp(now),
  };
  await connection
    .insertInto('dns_diferencias')
    .values({ zona, ...seen, desde: stamp(now) })
    .onConflict((conflict) => conflict.column('zona').doUpdateSet(seen))
    .execute();
}

/** It has what the registry says, or is being written whole. */
export const forgetDiferencia = (connection: Connection, zona: string) =>
  connection.deleteFrom('dns_diferencias').where('zona', '=', zona).execute();

export const listDiferencias = (connection: Connection, limit: number) =>
  connection
    .selectFrom('dns_diferencias')
    .selectAll()
    .orderBy('desde')
    .orderBy('zona')
    .limit(limit)
    .execute();

/** Zones of which something should have been published since a moment, the longest ago first. */
export const listAtrasadas = (connection: Connection, antes: Temporal.Instant, limit: number) =>
  connection
    .selectFrom('dns_cola')
    .select((all) => ['zona', all.fn.countAll().as('cuantos'), all.fn.min('desde').as('desde')])
    .where('desde', '<=', stamp(antes))
    .groupBy('zona')
    .orderBy(sql`min(desde)`)
    .limit(limit)
    .execute();

/** Whether a zone was ever brought to the servers, or is about to be. */
export const isPublicada = async (connection: Connection, zona: string): Promise<boolean> =>
  (await connection
    .selectFrom('dns_publicadas')
    .select('zona')
    .where('zona', '=', zona)
    .executeTakeFirst()) !== undefined;
