import type { Dominio } from '~/database/tables/registro';
import type { TemplateCuentaPagoEntrada } from '../../../contract/formas';
import { DEBE_SELECCIONAR } from '../../../domain/words/cuentas';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { cuentaElegida } from '../../cuentas/elegir';
import { pagadoraDe, vePagos } from '../../dominios/pagadora';

/** An account that is charged, and whose it is. */
export interface CuentaQuePaga {
  id: number;
  usuario_id: number;
}

/**
 * What pays for a name: the account chosen, new or existing, of the caller's; otherwise the name's own, which only
 * somebody who sees it may have charged.
 */
export async function cuentaQuePaga(
  op: Op,
  dominio: Dominio,
  elegida: TemplateCuentaPagoEntrada | null | undefined,
): Promise<CuentaQuePaga> {
  if (elegida) return { id: await cuentaElegida(op, elegida), usuario_id: op.usuario.id };
  const own = (await vePagos(op.trx, op.usuario.id, dominio.id)) && (await pagadoraDe(op.trx, dominio));
  if (!own || typeof own === 'string') throw Rechazo.deCampos({ cuentaPago: DEBE_SELECCIONAR });
  return { id: own.id, usuario_id: own.usuario_id };
}
