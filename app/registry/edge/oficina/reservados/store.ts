import type { Connection } from '~/database/connection.server';
import type { ClaseDeReservado } from '../../../domain/reservados';

/** Kept names with who may have each. */
const conPersona = (connection: Connection) =>
  connection
    .selectFrom('nombres_reservados as cual')
    .leftJoin('usuarios', 'usuarios.id', 'cual.para_usuario_id')
    .select(['cual.nombre', 'cual.clase', 'cual.motivo', 'cual.para_usuario_id'])
    .select(['usuarios.nombre as persona', 'usuarios.login'])
    .where('cual.quitado_en', 'is', null);

/** A part of them, from a name on: a range of the table's own key. */
export const listDesde = (connection: Connection, desde: string, cantidad: number) =>
  conPersona(connection).where('cual.nombre', '>=', desde).orderBy('cual.nombre').limit(cantidad).execute();

/** How many there are from a name on. */
export async function countDesde(connection: Connection, desde: string): Promise<number> {
  const { cuantos } = await connection
    .selectFrom('nombres_reservados')
    .select(({ fn }) => fn.countAll<number | string>().as('cuantos'))
    .where('quitado_en', 'is', null)
    .where('nombre', '>=', desde)
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

export type Guardado = Awaited<ReturnType<typeof listDesde>>[number];

export const findGuardado = (connection: Connection, nombre: string) =>
  conPersona(connection).where('cual.nombre', '=', nombre).executeTakeFirst();

/** Those of some names, by name. */
export async function findGuardados(connection: Connection, nombres: readonly string[]) {
  if (nombres.length === 0) return new Map<string, Guardado>();
  const rows = await conPersona(connection).where('cual.nombre', 'in', nombres).execute();
  return new Map(rows.map((row) => [row.nombre, row]));
}

/** A part of all of them, after a name. */
export const listDespuesDe = (connection: Connection, nombre: string, cantidad: number) =>
  conPersona(connection).where('cual.nombre', '>', nombre).orderBy('cual.nombre').limit(cantidad).execute();

/**
 * Makes the changes of kept names wait for each other: what is written down as what there was is what there was. A statement on the list, also one that
 * finds nothing, takes the one row by which pages know that it changed (migration 019).
 */
export const lockReservados = (trx: Connection) =>
  trx.updateTable('nombres_reservados').set({ clase: 'RESERVADO' }).where('nombre', '=', '').execute();

interface Nuevo {
  nombre: string;
  clase: ClaseDeReservado;
  motivo: string;
  para_usuario_id: number | null;
}

/** Keeps a name as is said, whether it was kept or not. */
export const saveGuardado = (trx: Connection, nuevo: Nuevo) =>
  trx
    .insertInto('nombres_reservados')
    .values({ ...nuevo, quitado_en: null })
    .onConflict((conflict) =>
      conflict.column('nombre').doUpdateSet((row) => ({
        clase: row.ref('excluded.clase'),
        motivo: row.ref('excluded.motivo'),
        para_usuario_id: row.ref('excluded.para_usuario_id'),
        quitado_en: null,
      })),
    )
    .execute();

/** Keeps it no more; false where it was not kept. Its row stays: what an installation brings does not bring it back. */
export async function removeGuardado(trx: Connection, nombre: string, quitado_en: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('nombres_reservados')
    .set({ quitado_en })
    .where('nombre', '=', nombre)
    .where('quitado_en', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
