import type { Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { fixed, type ValueOf } from '~/database/fixed';
import type { VentaItemsTable, VentasTable } from '~/database/tables/ventas';
import type { TipoItem } from '../../domain/sale';
import { findReunida } from './reunidas-store';

export type Venta = Selectable<VentasTable>;
export type Item = Selectable<VentaItemsTable>;

/** A sale with its lines, in the order they were added. */
export interface ConItems {
  venta: Venta;
  items: Item[];
}

/** The sale of a cart's uuid, also of one that became part of it. */
export async function findVenta(connection: Connection, uuid: string): Promise<Venta | undefined> {
  const of = (is: { uuid: string } | { id: number }) =>
    connection
      .selectFrom('ventas')
      .selectAll()
      .where((where) => where.and(is))
      .executeTakeFirst();
  const found = await of({ uuid });
  const id = found ? undefined : await findReunida(connection, uuid);
  return found ?? (id === undefined ? undefined : of({ id }));
}

/** Columns of both tables that are called alike, as the lines have them. */
const DE_LA_LINEA = [
  'linea.id as linea_id',
  'linea.tipo',
  'linea.nombre',
  'linea.dominio_id',
  'linea.anios',
  'linea.precio',
  'linea.estado as linea_estado',
  'linea.datos',
  'linea.creado_en',
] as const;

const conItems = (connection: Connection) =>
  connection
    .selectFrom('ventas')
    .leftJoin('venta_items as linea', 'linea.venta_id', 'ventas.id')
    .selectAll('ventas')
    .select(DE_LA_LINEA)
    .orderBy('linea.id');

const rowsConItems = fixed((connection, value: ValueOf<{ uuid: string }>) =>
  conItems(connection).where('ventas.uuid', '=', value('uuid')),
);

type RowConItem = Awaited<ReturnType<typeof rowsConItems>>[number];

function itemOf(row: RowConItem): Item[] {
  const { linea_id, tipo, nombre, dominio_id, anios, precio, linea_estado, datos, creado_en } = row;
  if (linea_id === null || tipo === null || nombre === null || anios === null) return []; // it has no lines
  if (precio === null || linea_estado === null || creado_en === null) return [];
  return [
    {
      id: linea_id,
      venta_id: row.id,
      tipo,
      nombre,
      dominio_id,
      anios,
      precio,
      estado: linea_estado,
      datos,
      creado_en,
    },
  ];
}

/** The same with its lines, in one question: every page shows the cart. */
export async function findVentaConItems(connection: Connection, uuid: string): Promise<ConItems | undefined> {
  const found = await rowsConItems(connection, { uuid });
  const id = found.length > 0 ? undefined : await findReunida(connection, uuid);
  const rows = id === undefined ? found : await conItems(connection).where('ventas.id', '=', id).execute();
  const [venta] = rows;
  return venta && { venta, items: rows.flatMap(itemOf) };
}

/** The sale of an id that is known to exist, as it is now. */
export const getVenta = (connection: Connection, id: number): Promise<Venta> =>
  connection.selectFrom('ventas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The confirmed sale of a reference number. */
export const findByReferencia = (connection: Connection, referencia: string): Promise<Venta | undefined> =>
  connection.selectFrom('ventas').selectAll().where('referencia', '=', referencia).executeTakeFirst();

/**
 * The sale, for this transaction alone. It must be its first statement: a write takes SQLite's lock before anything
 * is read (else a reader that starts to write is refused), and the row's lock on PostgreSQL.
 */
export async function lockVenta(
  connection: Connection,
  uuid: string,
  now: Temporal.Instant,
): Promise<Venta | undefined> {
  const lock = (is: { uuid: string } | { id: number }) =>
    connection
      .updateTable('ventas')
      .set({ actualizada_en: stamp(now) })
      .where((where) => where.and(is))
      .returningAll()
      .executeTakeFirst();
  const found = await lock({ uuid });
  const id = found ? undefined : await findReunida(connection, uuid);
  return found ?? (id === undefined ? undefined : lock({ id }));
}

/** A new, empty cart; of nobody until somebody signs in. */
export const insertVenta = (
  connection: Connection,
  uuid: string,
  usuarioId: number | null,
  now: Temporal.Instant,
): Promise<Venta> =>
  connection
    .insertInto('ventas')
    .values({
      uuid,
      usuario_id: usuarioId,
      estado: 'ABIERTA',
      creada_en: stamp(now),
      actualizada_en: stamp(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The cart somebody has open, the one they touched last. */
export const findAbierta = (connection: Connection, usuarioId: number): Promise<Venta | undefined> =>
  connection
    .selectFrom('ventas')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'ABIERTA')
    .orderBy('actualizada_en', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Deletes a cart with the lines that are still in it. */
export const deleteVenta = (connection: Connection, id: number) =>
  connection.deleteFrom('ventas').where('id', '=', id).execute();

export const updateVenta = (
  connection: Connection,
  id: number,
  values: Partial<Omit<Venta, 'id' | 'uuid'>>,
) => connection.updateTable('ventas').set(values).where('id', '=', id).execute();

/** The lines of a sale, in the order they were added. */
export const listItems = (connection: Connection, ventaId: number): Promise<Item[]> =>
  connection.selectFrom('venta_items').selectAll().where('venta_id', '=', ventaId).orderBy('id').execute();

/** A line of a sale as it is added: `nombre` is the A-label. */
export interface NewItem {
  tipo: TipoItem;
  nombre: string;
  dominioId: number | null;
  anios: number;
  precio: number;
  datos?: string | null;
}

/** Adds a line; one of the same type and name that is already there stays as it is. */
export const insertItem = (connection: Connection, ventaId: number, item: NewItem, now: Temporal.Instant) =>
  connection
    .insertInto('venta_items')
    .values({
      venta_id: ventaId,
      tipo: item.tipo,
      nombre: item.nombre,
      dominio_id: item.dominioId,
      anios: item.anios,
      precio: item.precio,
      estado: 'PENDIENTE',
      datos: item.datos ?? null,
      creado_en: stamp(now),
    })
    .onConflict((conflict) => conflict.columns(['venta_id', 'tipo', 'nombre']).doNothing())
    .execute();

export const deleteItem = (connection: Connection, ventaId: number, itemId: number) =>
  connection.deleteFrom('venta_items').where('venta_id', '=', ventaId).where('id', '=', itemId).execute();

/** Puts a line, with the holder typed for it, into another cart. */
export const moveItem = (connection: Connection, id: number, ventaId: number) =>
  connection.updateTable('venta_items').set({ venta_id: ventaId }).where('id', '=', id).execute();

export const updateItem = (
  connection: Connection,
  id: number,
  values: Partial<Omit<Item, 'id' | 'venta_id'>>,
) => connection.updateTable('venta_items').set(values).where('id', '=', id).execute();

/** Holder data typed in step two, by line. */
export async function listContactos(connection: Connection, ventaId: number) {
  const rows = await connection
    .selectFrom('venta_contactos')
    .innerJoin('venta_items', 'venta_items.id', 'venta_contactos.venta_item_id')
    .selectAll('venta_contactos')
    .where('venta_items.venta_id', '=', ventaId)
    .execute();
  return new Map(rows.map((row) => [row.venta_item_id, row]));
}

/** A payment account somebody can still pay with. */
export const findCuentaActiva = (connection: Connection, id: number, usuarioId: number) =>
  connection
    .selectFrom('plantillas_cuenta')
    .select('id')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .where('eliminada_en', 'is', null)
    .executeTakeFirst();
