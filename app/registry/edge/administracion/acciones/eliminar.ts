import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { confirmeCon } from '../../../domain/typed-name';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { requireNotInUse } from '../../dns/anfitriones';
import { removeDominio } from '../../dominios/cambios';
import { persona } from '../../implement';
import { chosenDomain } from './chosen-domain';

/** What was typed to confirm has to be the name (decision z); who sends nothing has confirmed by other means. */
function confirmado(nombre: string, escrito: string | undefined): void {
  if (escrito === undefined || readNombre(escrito) === nombre) return;
  throw Rechazo.deCampos({ confirmacion: confirmeCon(toULabels(nombre)) });
}

export const eliminar = cambio(persona.administracion.eliminar, async (op, input) => {
  const dominio = await chosenDomain(op, input, 'eliminar');
  confirmado(dominio.nombre, input.confirmacion);
  await requireNotInUse(op, dominio);
  await removeDominio(op, dominio, 'BAJA');
  const nombre = toULabels(dominio.nombre);
  return { mensaje: `El dominio ${nombre} fue eliminado definitivamente.` };
});
