import type { Insertable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { DevolucionesTable } from '~/database/tables/ventas';

/** A charge, for this transaction alone: of two who give back at once the second waits, and reads what the first wrote. */
export const lockCargo = (trx: Connection, id: number) =>
  trx
    .updateTable('cargos')
    .set((row) => ({ clave: row.ref('clave') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** What was given back of a charge, in centésimos. Asked under `lockCargo` by who adds to it. */
export async function devueltoDe(connection: Connection, cargoId: number): Promise<number> {
  const { devuelto } = await connection
    .selectFrom('devoluciones')
    .select((is) => is.fn.sum('importe').as('devuelto'))
    .where('cargo_id', '=', cargoId)
    .executeTakeFirstOrThrow();
  return Number(devuelto ?? 0);
}

/** Adds to the ledger what is given back; answers its id. */
export async function insertDevolucion(
  trx: Connection,
  devolucion: Insertable<DevolucionesTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('devoluciones')
    .values(devolucion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was given back of the lines of a sale, in its order, with who of the registry did. */
export const listDevueltoDeVenta = (connection: Connection, ventaId: number) =>
  connection
    .selectFrom('venta_items as linea')
    .innerJoin('cargos', 'cargos.venta_item_id', 'linea.id')
    .innerJoin('devoluciones', 'devoluciones.cargo_id', 'cargos.id')
    .innerJoin('usuarios', 'usuarios.id', 'devoluciones.hizo_id')
    .select([
      'linea.id as linea_id',
      'devoluciones.id',
      'devoluciones.importe',
      'devoluciones.motivo',
      'devoluciones.creado_en',
      'usuarios.nombre',
      'usuarios.login',
    ])
    .where('linea.venta_id', '=', ventaId)
    .orderBy('devoluciones.id')
    .execute();

/** What somebody of the registry gave back after a moment, in centésimos. */
export async function devueltoPor(connection: Connection, usuarioId: number, desde: string): Promise<number> {
  const { devuelto } = await connection
    .selectFrom('devoluciones')
    .select((is) => is.fn.sum('importe').as('devuelto'))
    .where('hizo_id', '=', usuarioId)
    .where('creado_en', '>', desde)
    .executeTakeFirstOrThrow();
  return Number(devuelto ?? 0);
}
