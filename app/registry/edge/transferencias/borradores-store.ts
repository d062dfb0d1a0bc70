import type { Connection } from '~/database/connection.server';

/** What somebody has filled in of an import, sealed. */
export const findBorrador = async (connection: Connection, usuarioId: number): Promise<string | undefined> =>
  (
    await connection
      .selectFrom('importacion_borradores')
      .select('datos')
      .where('usuario_id', '=', usuarioId)
      .executeTakeFirst()
  )?.datos;

export const saveBorrador = (trx: Connection, usuario_id: number, datos: string, actualizado_en: string) =>
  trx
    .insertInto('importacion_borradores')
    .values({ usuario_id, datos, actualizado_en })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ datos, actualizado_en }))
    .execute();

export const deleteBorrador = (trx: Connection, usuarioId: number) =>
  trx.deleteFrom('importacion_borradores').where('usuario_id', '=', usuarioId).execute();
