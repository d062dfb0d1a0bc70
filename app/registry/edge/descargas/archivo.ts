import { ARCHIVO_DE_DATOS } from '../../contract/descarga';
import { openKept } from '../archivos/kept';
import { consulta } from '../cambio/cambio';
import { requireStepUp } from '../cambio/paso-previo';
import { notFound } from '../context';
import { persona } from '../implement';
import { estaVencida, findDescarga } from './store';

/** The caller's file. What is somebody else's, or over, is not there; who asks has to have signed in a short while ago. */
export const archivo = consulta(persona.descarga.archivo, async (context, { codigo }) => {
  const { connection, now, usuario } = context;
  const found = await findDescarga(connection, usuario.id);
  if (found?.codigo !== codigo || found.guardado_como === null || estaVencida(found, now)) throw notFound();
  requireStepUp(context, 'descargarDatos');
  const { guardado_como } = found;
  return openKept({ guardado_como, nombre: ARCHIVO_DE_DATOS, tipo: 'text/html' });
});
