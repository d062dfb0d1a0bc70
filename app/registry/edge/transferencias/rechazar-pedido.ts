import type { Dominio } from '~/database/tables/registro';
import { PORTAL } from '../../domain/lifecycle';
import type { Op } from '../cambio/cambio';
import { resolveTransfer } from './resolve-transfer';
import { findPendiente } from './store';

/** Another registrar that asked for a name of ours does not get it: whoever gave the code is not who has it now. */
export async function rechazarPedido(op: Op, { nombre }: Dominio): Promise<void> {
  const pendiente = await findPendiente(op.trx, nombre);
  if (pendiente?.pierde === PORTAL) await resolveTransfer({ ...op, registrador: PORTAL }, nombre, 'RECHAZAR');
}
