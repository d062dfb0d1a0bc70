import type { Selectable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { VentaContactosTable } from '~/database/tables/ventas';
import type { DatosContacto } from './rules';

export type Titular = Selectable<VentaContactosTable>;

/** The lines of the user's open carts, among those asked for: what is not theirs is not found. */
export const listOwnItems = (connection: Connection, usuarioId: number, ids: readonly number[]) =>
  connection
    .selectFrom('venta_items')
    .innerJoin('ventas', 'ventas.id', 'venta_items.venta_id')
    .select(['venta_items.id', 'venta_items.tipo', 'ventas.estado'])
    .where('venta_items.id', 'in', ids)
    .where('ventas.usuario_id', '=', usuarioId)
    .execute();

/**
 * Holds the carts of these lines, where they are the user's, until the transaction ends: nobody confirms them or takes
 * a line out in between.
 */
export const lockCarts = (trx: Connection, usuarioId: number, ids: readonly number[]) =>
  trx
    .updateTable('ventas')
    .set((venta) => ({ actualizada_en: venta.ref('actualizada_en') }))
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', (select) => select.selectFrom('venta_items').select('venta_id').where('id', 'in', ids))
    .execute();

export const findTitular = (connection: Connection, itemId: number): Promise<Titular | undefined> =>
  connection.selectFrom('venta_contactos').selectAll().where('venta_item_id', '=', itemId).executeTakeFirst();

/** Saves the same holder for these lines; saving again replaces. */
export async function saveTitulares(
  trx: Connection,
  ids: readonly number[],
  datos: DatosContacto,
  guardado_en: string,
): Promise<void> {
  await trx
    .insertInto('venta_contactos')
    .values(ids.map((venta_item_id) => ({ venta_item_id, ...datos, guardado_en })))
    .onConflict((conflict) => conflict.column('venta_item_id').doUpdateSet({ ...datos, guardado_en }))
    .execute();
}
