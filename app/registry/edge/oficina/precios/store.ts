import { type Insertable, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { SufijoPreciosTable } from '~/database/tables/referencia';

/** Every price that was ever planned, with who did it and who withdrew it, the last to begin first: a few a year. */
export const listPlaneados = (connection: Connection) =>
  connection
    .selectFrom('sufijo_precios')
    .innerJoin('usuarios as puso', 'puso.id', 'sufijo_precios.puso_id')
    .leftJoin('usuarios as retiro', 'retiro.id', 'sufijo_precios.retiro_id')
    .selectAll('sufijo_precios')
    .select([
      'puso.nombre as puso_nombre',
      'puso.login as puso_login',
      'retiro.nombre as retiro_nombre',
      'retiro.login as retiro_login',
    ])
    .orderBy('sufijo_precios.desde', 'desc')
    .orderBy('sufijo_precios.id', 'desc')
    .execute();

export type Planeado = Awaited<ReturnType<typeof listPlaneados>>[number];

/** A suffix, for this transaction alone: nobody else plans a price of it, nor opens or closes it. Undefined where there is none. */
export const lockSufijo = (trx: Connection, tld: string) =>
  trx
    .updateTable('sufijos')
    .set((row) => ({ orden: row.ref('orden') }))
    .where('tld', '=', tld)
    .returning(['tld', 'habilitado'])
    .executeTakeFirst();

/** How many names there are under a suffix. All of them are counted: it is asked once in years, before a whole ending is closed. */
export async function countNombres(connection: Connection, tld: string): Promise<number> {
  const { cuantos } = await connection
    .selectFrom('dominios')
    .select(sql<number>`count(*)`.as('cuantos'))
    .where('tld', '=', tld)
    .where('estado', '<>', 'ELIMINADO')
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

export const updateVenta = (trx: Connection, tld: string, habilitado: 0 | 1) =>
  trx.updateTable('sufijos').set({ habilitado }).where('tld', '=', tld).execute();

export const insertPrecio = (trx: Connection, precio: Insertable<SufijoPreciosTable>) =>
  trx.insertInto('sufijo_precios').values(precio).execute();

export const findPrecio = (connection: Connection, id: number) =>
  connection.selectFrom('sufijo_precios').selectAll().where('id', '=', id).executeTakeFirst();

/** Withdraws one; false where somebody did before. */
export async function withdrawPrecio(
  trx: Connection,
  id: number,
  retiro: Pick<SufijoPreciosTable, 'retirado_en' | 'retiro_id' | 'motivo_retiro'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sufijo_precios')
    .set(retiro)
    .where('id', '=', id)
    .where('retirado_en', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
