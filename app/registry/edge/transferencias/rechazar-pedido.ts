import type { Dominio } from '~/database/tables/registro';
import { PORTAL } from '../../domain/lifecycle';
import type { Op } from '../cambio/cambio';
import { lockDominio } from '../dominios/cambios';
import { resolveTransfer } from './resolve-transfer';
import { findPendiente } from './store';

/**
 * Another registrar that asked for a name of ours does not get it: whoever gave the code is not who has it now. Answers the name
 * as it is then: that is written in its history.
 */
export async function rechazarPedido(op: Op, dominio: Dominio): Promise<Dominio> {
  const pendiente = await findPendiente(op.trx, dominio.nombre);
  if (pendiente?.pierde !== PORTAL) return dominio;
  await resolveTransfer({ ...op, registrador: PORTAL }, dominio.nombre, 'RECHAZAR');
  return (await lockDominio(op.trx, dominio.nombre)) ?? dominio;
}
