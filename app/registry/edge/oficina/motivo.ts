import { mapErroresDe } from '../../contract/formularios';
import { formularioMotivo } from '../../contract/oficina/formularios';
import { Rechazo } from '../cambio/rechazo';

/** Why something is done at the desk, as it is kept: a refusal beside its field where nothing is said. */
export function motivoDe(motivo: string): string {
  const read = formularioMotivo.safeParse({ motivo });
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  return read.data.motivo;
}
