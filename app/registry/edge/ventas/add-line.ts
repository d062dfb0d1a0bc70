import { randomUUID } from 'node:crypto';
import type { Connection } from '~/database/connection.server';
import type { DominiosTable } from '~/database/tables/registro';
import { ANIOS, precioLinea } from '../../domain/sale';
import type { EdgeContext } from '../context';
import { requireLocked } from './access';
import { type Datos, writeDatos } from './line-data';
import { yearPriceOf } from './precios';
import { insertItem, insertVenta, listItems, type NewItem } from './store';

type Now = EdgeContext['now'];
type Dominio = Pick<DominiosTable, 'nombre' | 'fecha_vencimiento'> & { id: number };

/** Outcome of adding a renewal or a holder transfer: the cart it is in, or that it was there. */
export type Agregado = { uuidVenta: string } | { rechazo: 'YA_EN_CARRITO' };

async function addLine(
  connection: Connection,
  uuid: string | null,
  usuarioId: number,
  item: NewItem,
  now: Now,
) {
  const asked = uuid ? await requireLocked(connection, uuid, usuarioId, now) : undefined;
  const venta =
    asked?.estado === 'ABIERTA' ? asked : await insertVenta(connection, randomUUID(), usuarioId, now);
  const items = await listItems(connection, venta.id);
  if (items.some(({ tipo, nombre }) => tipo === item.tipo && nombre === item.nombre))
    return { rechazo: 'YA_EN_CARRITO' } as const;
  await insertItem(connection, venta.id, item, now);
  return { uuidVenta: venta.uuid };
}

/**
 * Puts a renewal in the cart, at the price of today (spec 9). Who may renew is the caller's to decide. First statement
 * of its transaction where `uuid` is given, see `lockVenta`.
 */
export async function addRenovacion(
  connection: Connection,
  { uuid, usuarioId, dominio }: { uuid: string | null; usuarioId: number; dominio: Dominio },
  now: Now,
): Promise<Agregado> {
  const precio = precioLinea('RENOVACION', ANIOS, await yearPriceOf(connection, dominio.nombre, now));
  const datos = writeDatos({ vencimiento: dominio.fecha_vencimiento });
  const item: NewItem = {
    tipo: 'RENOVACION',
    nombre: dominio.nombre,
    dominioId: dominio.id,
    anios: ANIOS,
    precio,
    datos,
  };
  return addLine(connection, uuid, usuarioId, item, now);
}

/** Puts a holder transfer in the cart: `datos` says who the new holder is and what changes with it (spec 9). */
export async function addTransferencia(
  connection: Connection,
  {
    uuid,
    usuarioId,
    dominio,
    datos,
  }: { uuid: string | null; usuarioId: number; dominio: Dominio; datos: Datos },
  now: Now,
): Promise<Agregado> {
  const precio = precioLinea('TRANSFERENCIA', ANIOS, await yearPriceOf(connection, dominio.nombre, now));
  const item: NewItem = {
    tipo: 'TRANSFERENCIA',
    nombre: dominio.nombre,
    dominioId: dominio.id,
    anios: ANIOS,
    precio,
    datos: writeDatos(datos),
  };
  return addLine(connection, uuid, usuarioId, item, now);
}
