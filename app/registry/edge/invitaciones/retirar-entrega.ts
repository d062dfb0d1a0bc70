import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { Op } from '../cambio/cambio';
import { findPendiente, updatePendiente } from './store';

/** Who was given a name, and did not take it yet, is not any more: their link stops working. */
export async function retirarEntrega(op: Op, dominio: Dominio): Promise<void> {
  const waiting = await findPendiente(op.trx, dominio.id, 'titular');
  if (!waiting) return;
  const values = { resuelta_por: op.usuario.id, resuelta_en: stamp(op.now) };
  await updatePendiente(op.trx, waiting.id, { estado: 'RETIRADA', ...values });
}
