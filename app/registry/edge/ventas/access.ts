import type { Connection } from '~/database/connection.server';
import { cachedUntilWrite } from '../cached-until-write';
import { type EdgeContext, notFound } from '../context';
import { type ConItems, findVentaConItems, lockVenta, type Venta } from './store';

/** A sale nobody has yet is known by its unguessable uuid; once somebody's, it is only theirs. */
const isTheirs = (venta: Venta, usuarioId: number | null): boolean =>
  venta.usuario_id === null || venta.usuario_id === usuarioId;

const ventaAsked = cachedUntilWrite(({ connection }, uuid) => findVentaConItems(connection, uuid));

/** The sale with its lines, when it is the caller's to see: asked once a request, by the frame and the screen. */
export async function visibleVenta(context: EdgeContext, uuid: string): Promise<ConItems | undefined> {
  const usuario = await context.quien();
  const found = await ventaAsked(context, uuid);
  return found && isTheirs(found.venta, usuario?.id ?? null) ? found : undefined;
}

/** The sale, or 404: unknown and somebody else's are told alike. */
export async function requireVenta(context: EdgeContext, uuid: string): Promise<ConItems> {
  const found = await visibleVenta(context, uuid);
  if (!found) throw notFound();
  return found;
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
