import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { Suceso } from '../../../domain/history';
import type { Op } from '../../cambio/cambio';
import { requireNotInUse } from '../../dns/anfitriones';
import type { Autoria } from '../../dominios/autoria';
import { type Cambios, cambiarDominio } from '../../dominios/cambios';

/** By whom a name is freed, and what its history keeps besides. */
interface Liberacion extends Pick<Cambios, 'otros'> {
  suceso: Extract<Suceso, 'LIBERACION' | 'LIBERADO_POR_EL_REGISTRO'>;
  /** Whose change it is, where that is not who calls. */
  autoria?: Autoria;
}

/**
 * Frees a name that is locked: it stops working at once, and can be recovered until it is anybody's. Whoever frees calls this (its holder, the
 * registry's people); who may is decided before. Refused where others use servers below it. Answers the name as it is now.
 */
export async function liberarNombre(
  op: Op,
  dominio: Dominio,
  { suceso, otros, autoria = op }: Liberacion,
): Promise<Dominio> {
  await requireNotInUse(op, dominio);
  return cambiarDominio(autoria, dominio, suceso, {
    columnas: { estado: 'ELIMINADO', fecha_eliminacion: dayOf(op.now).toString() },
    otros,
  });
}
