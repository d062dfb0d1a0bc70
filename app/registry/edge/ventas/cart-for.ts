import { randomUUID } from 'node:crypto';
import type { Connection } from '~/database/connection.server';
import type { EdgeContext } from '../context';
import { lockUsuario } from '../quien/lock-store';
import { requireLocked } from './access';
import { findAbierta, insertVenta, lockVenta, type Venta } from './store';

/**
 * The cart to add to, locked: the one asked for while it is open; else the one its person has open, perhaps from another
 * device; else a new one. Its person is locked first, so that two devices at once do not make two carts of them.
 */
export async function cartFor(
  trx: Connection,
  uuid: string | null,
  usuarioId: number | null,
  now: EdgeContext['now'],
): Promise<Venta> {
  if (usuarioId !== null) await lockUsuario(trx, usuarioId);
  const asked = uuid ? await requireLocked(trx, uuid, usuarioId, now) : undefined;
  if (asked?.estado === 'ABIERTA') return asked;
  const own = usuarioId === null ? undefined : await findAbierta(trx, usuarioId);
  const open = own && (await lockVenta(trx, own.uuid, now));
  return open?.estado === 'ABIERTA' ? open : insertVenta(trx, randomUUID(), usuarioId, now);
}
