import { enEtiquetas } from '../../dns/nombre';
import { withoutDot } from '../../domain/labels';
import { inWords, look } from '../dns/comprobacion/handlers';
import { dominioVisto } from '../dns/visible-domain';
import { persona } from '../implement';
import { putDown } from './al-guardar';

/** Here, for what it sees of servers that were saved is a finding. */
export const comprobarDelegacion = persona.dns.comprobarDelegacion.handler(async ({ context, input }) => {
  const dominio = await dominioVisto(context, input.nombreDominio);
  const visto = await look(context.usuario.id, dominio.nombre, input.nameservers);
  const guardados = new Set(input.guardados.map((each) => enEtiquetas(withoutDot(each))));
  if (guardados.size > 0) await putDown(context, dominio.nombre, visto, guardados);
  return inWords(visto);
});
