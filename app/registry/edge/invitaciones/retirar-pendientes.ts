import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { Op } from '../cambio/cambio';
import { listPendientes, updatePendiente } from './store';

/** Whoever was asked to have a role on a name, and did not answer yet, is not any more: their links stop working. */
export async function retirarPendientes(op: Op, dominio: Dominio): Promise<void> {
  const values = { resuelta_por: op.usuario.id, resuelta_en: stamp(op.now) };
  for (const { id } of await listPendientes(op.trx, dominio.id))
    await updatePendiente(op.trx, id, { estado: 'RETIRADA', ...values });
}
