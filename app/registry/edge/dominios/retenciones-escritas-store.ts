import { type Insertable, type Selectable, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { RetencionesTable } from '~/database/tables/oficina';
import type { Asked } from '../due/work';

export type RetencionEscrita = Selectable<RetencionesTable>;

export const insertRetencion = (
  trx: Connection,
  retencion: Insertable<RetencionesTable>,
): Promise<RetencionEscrita> =>
  trx.insertInto('retenciones').values(retencion).returningAll().executeTakeFirstOrThrow();

/** One of a name's that did not end. Asked of a name that is locked. */
export const findAbierta = (trx: Connection, dominioId: number, id: number) =>
  trx
    .selectFrom('retenciones')
    .selectAll()
    .where('id', '=', id)
    .where('dominio_id', '=', dominioId)
    .where('levantada_en', 'is', null)
    .executeTakeFirst();

/** How one ended. */
export type Fin = Pick<RetencionEscrita, 'levantada_en' | 'levanto_id' | 'motivo_levantar'>;

export const endRetencion = (trx: Connection, id: number, fin: Fin) =>
  trx.updateTable('retenciones').set(fin).where('id', '=', id).execute();

/** The same of all that a name has, which is no more. */
export const endTodas = (trx: Connection, dominioId: number, fin: Fin) =>
  trx
    .updateTable('retenciones')
    .set(fin)
    .where('dominio_id', '=', dominioId)
    .where('levantada_en', 'is', null)
    .execute();

/** One whose last day passed. */
export interface PorTerminar {
  id: number;
  nombre: string;
  clave: string;
}

/** Those whose last day passed, the oldest first: a range of one index. */
export async function listPorTerminar(
  connection: Connection,
  hoy: string,
  { limit, isOpen }: Asked<PorTerminar>,
): Promise<PorTerminar[]> {
  const rows = await connection
    .selectFrom('retenciones')
    .select(['id', 'nombre'])
    .where('levantada_en', 'is', null)
    .where('hasta', '<', hoy)
    .where(isOpen(sql`cast(id as text)`))
    .orderBy('hasta')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, clave: String(row.id) }));
}
