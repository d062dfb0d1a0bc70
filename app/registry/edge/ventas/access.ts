import type { Connection } from '~/database/connection.server';
import { type EdgeContext, notFound } from '../context';
import { findVenta, lockVenta, type Venta } from './store';

/** A sale nobody has yet is known by its unguessable uuid; once somebody's, it is only theirs. */
const isTheirs = (venta: Venta, usuarioId: number | null): boolean =>
  venta.usuario_id === null || venta.usuario_id === usuarioId;

/** The sale, when it is the caller's to see. */
export async function visibleVenta(context: EdgeContext, uuid: string): Promise<Venta | undefined> {
  const usuario = await context.quien();
  const venta = await findVenta(context.connection, uuid);
  return venta && isTheirs(venta, usuario?.id ?? null) ? venta : undefined;
}

/** The sale, or 404: unknown and somebody else's are told alike. */
export async function requireVenta(context: EdgeContext, uuid: string): Promise<Venta> {
  const venta = await visibleVenta(context, uuid);
  if (!venta) throw notFound();
  return venta;
}

/** The sale locked for a transaction, or 404. First statement of the transaction, see `lockVenta`. */
export async function requireLocked(
  connection: Connection,
  uuid: string,
  usuarioId: number | null,
  now: EdgeContext['now'],
): Promise<Venta> {
  const venta = await lockVenta(connection, uuid, now);
  if (!venta || !isTheirs(venta, usuarioId)) throw notFound();
  return venta;
}
