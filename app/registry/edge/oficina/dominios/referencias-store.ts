import type { Connection } from '~/database/connection.server';
import { comienza, UNO_DE_MAS } from './comienzo-store';

/** Sales by the reference that their buyer was told. */
export const listVentas = (connection: Connection, comienzo: string) =>
  connection
    .selectFrom('ventas')
    .select(['id', 'referencia', 'finalizada_en'])
    .where(comienza('referencia', comienzo))
    .orderBy('referencia')
    .limit(UNO_DE_MAS)
    .execute();

/** The first names of the lines of a sale. */
export async function listDeVenta(
  connection: Connection,
  ventaId: number,
  cuantos: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('venta_items')
    .select('nombre')
    .distinct()
    .where('venta_id', '=', ventaId)
    .orderBy('nombre')
    .limit(cuantos)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** A question to the registry, by its number. */
export const findConsulta = (connection: Connection, id: number) =>
  connection
    .selectFrom('tickets')
    .select(['id', 'estado', 'dominio', 'creado_en'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Transfers between registrars by their reference. */
export const listTransferencias = (connection: Connection, comienzo: string) =>
  connection
    .selectFrom('transferencias')
    .select(['referencia', 'nombre', 'solicitada_en'])
    .where(comienza('referencia', comienzo))
    .orderBy('referencia')
    .limit(UNO_DE_MAS)
    .execute();

/** The last purchase that has a name, by its reference. */
export async function findCompraDe(connection: Connection, dominioId: number): Promise<string | null> {
  const found = await connection
    .selectFrom('venta_items as linea')
    .innerJoin('ventas', 'ventas.id', 'linea.venta_id')
    .select('ventas.referencia')
    .where('linea.dominio_id', '=', dominioId)
    .where('ventas.finalizada_en', 'is not', null)
    .orderBy('ventas.id', 'desc')
    .executeTakeFirst();
  return found?.referencia ?? null;
}
