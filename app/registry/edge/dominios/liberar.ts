import { dayOf } from '~/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { Op } from '../cambio/cambio';
import { dominioPara } from './acceso';
import { cambiarDominio } from './cambios';

/**
 * Gives a name up (decision z): it leaves the zone and is ELIMINADO from today, recoverable for its term. Its dates,
 * contacts and account stay as they are, so that recovering it brings them back.
 */
export async function liberar(op: Op, nombre: string, version?: number): Promise<Dominio> {
  const dominio = await dominioPara(op, nombre, 'liberar', version);
  return cambiarDominio(op, dominio, 'LIBERACION', {
    columnas: { estado: 'ELIMINADO', fecha_eliminacion: dayOf(op.now).toString() },
  });
}
