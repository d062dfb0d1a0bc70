import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import { isPostgres } from '~/database/is-postgres';

/** An open hold as a text in JSON; how both engines gather some, null where there are none. */
const deSqlite = sql<
  string | null
>`nullif(json_group_array(json_object('id', id, 'clase', clase, 'documento', documento,
  'motivo', motivo, 'desde', desde, 'hasta', hasta, 'efectos', efectos)), '[]')`;
const dePostgres = sql<
  string | null
>`json_agg(json_build_object('id', id, 'clase', clase, 'documento', documento,
  'motivo', motivo, 'desde', desde, 'hasta', hasta, 'efectos', efectos))::text`;

/**
 * The holds of a name that nobody lifted, as a column of whatever reads its row (`dominios`, or another name for it): what applies of them
 * is the rules' to say. Most names never had any, and are not asked for them.
 */
export const retenciones = (connection: Connection, dominio: 'dominios' | 'suyo' = 'dominios') =>
  sql<string | null>`case when ${sql.ref(`${dominio}.con_retenciones`)} = 1 then
    (select ${isPostgres(connection) ? dePostgres : deSqlite} from retenciones
      where retenciones.dominio_id = ${sql.ref(`${dominio}.id`)} and retenciones.levantada_en is null) end`.as(
    'retenciones',
  );

/** The same of a name that is locked, asked after its lock: who waited for it sees what was put meanwhile. */
export async function findRetenciones(
  trx: Connection,
  { id, con_retenciones }: { id: number; con_retenciones: 0 | 1 },
): Promise<string | null> {
  if (con_retenciones === 0) return null;
  const row = await trx
    .selectFrom('dominios')
    .select(retenciones(trx))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.retenciones ?? null;
}

/**
 * That a hold is open and applies on a day, of the row of `dominios`: with some effect, the twin of `retiene`; with any where none is
 * said, the twin of `retencionesAl`.
 */
export const retenidoAl = (
  efecto: 'ELIMINACION' | 'RENOVACION' | 'CAMBIOS' | null,
  hoy: string,
): RawBuilder<boolean> =>
  sql<boolean>`(dominios.con_retenciones = 1 and exists (select 1 from retenciones where retenciones.dominio_id = dominios.id
    and retenciones.levantada_en is null ${efecto ? sql`and retenciones.efectos like ${`%${efecto}%`}` : sql``}
    and (retenciones.hasta is null or retenciones.hasta >= ${hoy})))`;
