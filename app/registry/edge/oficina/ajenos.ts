import type { Dominio } from '~/database/tables/registro';
import type { Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { findRoles } from '../dominios/cambios-store';

/** Neither who asks nor who approves has a stake in the name: is one of its contacts, or of `otros`. Of whom one is, `esParte` is told. */
export async function requireAjenos(
  { trx, usuario, paso }: Op,
  dominio: Dominio,
  { otros, esParte }: { otros: readonly number[]; esParte: string },
): Promise<void> {
  for (const id of new Set([usuario.id, paso?.respondio ?? usuario.id]))
    if (otros.includes(id) || (await findRoles(trx, id, dominio.id))) throw new Rechazo('ESTADO', esParte);
}
