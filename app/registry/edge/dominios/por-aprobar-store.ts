import type { Insertable, Updateable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { CambioPorAprobar, CambiosPorAprobarTable } from '~/database/tables/candado';
import type { Votado, Voto } from '../../domain/candado';

/** The lock of a name, with its custodians in the order of their accounts; undefined where it has none. */
export async function findCandado(connection: Connection, dominioId: number) {
  const candado = await connection
    .selectFrom('candados')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .executeTakeFirst();
  return candado && { ...candado, custodios: await listCustodiosDe(connection, candado.id) };
}
export type Candado = NonNullable<Awaited<ReturnType<typeof findCandado>>>;

/** The locks of some names, by the name's id. */
export async function listCandados(
  connection: Connection,
  dominioIds: readonly number[],
): Promise<Map<number, number>> {
  if (dominioIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('candados')
    .select(['id', 'dominio_id'])
    .where('dominio_id', 'in', dominioIds)
    .execute();
  return new Map(rows.map(({ id, dominio_id }) => [dominio_id, id]));
}

async function listCustodiosDe(connection: Connection, candadoId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('candado_custodios')
    .select('usuario_id')
    .where('candado_id', '=', candadoId)
    .orderBy('usuario_id')
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

/** The lock of a name is gone. */
export const removeCandado = (trx: Connection, dominioId: number) =>
  trx.deleteFrom('candados').where('dominio_id', '=', dominioId).execute();

/** Keeps a change; undefined where another of the same name waits already. */
export const insertPorAprobar = (
  trx: Connection,
  values: Insertable<CambiosPorAprobarTable>,
): Promise<CambioPorAprobar | undefined> =>
  trx
    .insertInto('cambios_por_aprobar')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findPorAprobar = (connection: Connection, id: number): Promise<CambioPorAprobar | undefined> =>
  connection.selectFrom('cambios_por_aprobar').selectAll().where('id', '=', id).executeTakeFirst();

/** Of which of these names a change waits for their custodians; nothing is asked of none. */
export async function losQueEsperan(
  connection: Connection,
  dominios: readonly number[],
): Promise<ReadonlySet<number>> {
  if (dominios.length === 0) return new Set();
  const rows = await connection
    .selectFrom('cambios_por_aprobar')
    .select('dominio_id')
    .where('dominio_id', 'in', dominios)
    .where('estado', '=', 'ESPERA')
    .execute();
  return new Set(rows.map(({ dominio_id }) => dominio_id));
}

/** Whether a change of a name waits for its custodians. */
export const hayCambioEsperando = async (connection: Connection, dominioId: number): Promise<boolean> =>
  (await losQueEsperan(connection, [dominioId])).has(dominioId);

/** Ends a change that waits; undefined where it ended before. */
export const endPorAprobar = (
  trx: Connection,
  id: number,
  { estado, motivo }: Pick<Updateable<CambiosPorAprobarTable>, 'estado' | 'motivo'>,
  now: Temporal.Instant,
): Promise<CambioPorAprobar | undefined> =>
  trx
    .updateTable('cambios_por_aprobar')
    .set({ estado, motivo: motivo ?? null, terminado_en: stamp(now) })
    .where('id', '=', id)
    .where('estado', '=', 'ESPERA')
    .returningAll()
    .executeTakeFirst();

/** Writes down an answer; false where that person answered before. */
export async function insertVoto(
  trx: Connection,
  cambioId: number,
  { usuarioId, voto }: { usuarioId: number; voto: Voto },
  now: Temporal.Instant,
): Promise<boolean> {
  const made = await trx
    .insertInto('cambio_votos')
    .values({ cambio_id: cambioId, usuario_id: usuarioId, voto, momento: stamp(now) })
    .onConflict((conflict) => conflict.columns(['cambio_id', 'usuario_id']).doNothing())
    .returning('usuario_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function listVotos(connection: Connection, cambioId: number): Promise<Votado[]> {
  const rows = await connection
    .selectFrom('cambio_votos')
    .select(['usuario_id', 'voto'])
    .where('cambio_id', '=', cambioId)
    .orderBy('momento')
    .execute();
  return rows.map(({ usuario_id, voto }) => ({ usuarioId: usuario_id, voto }));
}
