import type { Dominio } from '~/database/tables/registro';
import { loUsan, propios } from '../../dns/servidores';
import type { Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { listNameservers } from '../dominios/store';
import { quienesUsan } from './dominio-store';

/** Servers below this name that others use stay, or their names would lead nowhere (RFC 5731 3.2.2): says whose they are. */
export async function requireNotInUse(
  op: Op,
  dominio: Dominio,
  quedan: ReadonlySet<string> = new Set(),
): Promise<void> {
  const eran = propios(await listNameservers(op.trx, dominio.id), dominio.nombre);
  for (const servidor of eran) {
    const otros = quedan.has(servidor) ? [] : await quienesUsan(op.trx, servidor, dominio.id);
    if (otros.length > 0)
      throw new Rechazo('CAMPOS', loUsan(servidor, otros), { general: loUsan(servidor, otros) });
  }
}
