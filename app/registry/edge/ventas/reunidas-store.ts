import type { Connection } from '~/database/connection.server';

/** The sale that a cart of this uuid became part of. */
export async function findReunida(connection: Connection, uuid: string): Promise<number | undefined> {
  const found = await connection
    .selectFrom('ventas_reunidas')
    .select('venta_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return found?.venta_id;
}

/** Keeps under which uuids a sale is known from now on: that of the cart that goes into it, and those it was known under. */
export async function keepReunida(
  trx: Connection,
  from: { id: number; uuid: string },
  intoId: number,
): Promise<void> {
  await trx
    .updateTable('ventas_reunidas')
    .set({ venta_id: intoId })
    .where('venta_id', '=', from.id)
    .execute();
  await trx.insertInto('ventas_reunidas').values({ uuid: from.uuid, venta_id: intoId }).execute();
}
