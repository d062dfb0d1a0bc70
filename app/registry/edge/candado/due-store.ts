import { sql } from 'kysely';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Asked } from '../due/work';

/** Locks that are open by now. */
export async function listPorAbrir(
  connection: Connection,
  { now, limit, isOpen }: Asked<{ nombre: string; abre_en: string }>,
) {
  const rows = await connection
    .selectFrom('candados')
    .innerJoin('dominios', 'dominios.id', 'candados.dominio_id')
    .select(['dominios.nombre', 'candados.abre_en'])
    .where('candados.abre_en', '<=', stamp(now))
    .where(isOpen(sql`dominios.nombre || ':' || candados.abre_en`))
    .orderBy('candados.abre_en')
    .limit(limit)
    .execute();
  return rows.flatMap(({ nombre, abre_en }) => (abre_en === null ? [] : [{ nombre, abre_en }]));
}
