import { stamp } from '~/base/clock.server';
import { edge, persona } from '../implement';
import { findAcceptance, findVigente, keepAcceptance } from './store';

const SIN_TERMINOS = 'No hay términos y condiciones vigentes.';
const CAMBIARON =
  'Los términos y condiciones cambiaron mientras los leía. Lea la versión vigente antes de aceptarla.';

export const vigentes = edge.terminos.vigentes.handler(async ({ context: { connection, now } }) => {
  const row = await findVigente(connection, stamp(now));
  if (!row) return { respuestaOK: false, mensajeRespuesta: SIN_TERMINOS, terminosYCondiciones: null };
  const { id, version, contenido, vigente_desde: vigenteDesde } = row;
  return {
    respuestaOK: true,
    mensajeRespuesta: '',
    terminosYCondiciones: { id, version: String(version), contenido, vigenteDesde },
  };
});

/** Where no terms are in force there is nothing left to accept. */
export const aceptados = persona.terminos.aceptados.handler(async ({ context }) => {
  const { id } = context.usuario;
  const vigente = await findVigente(context.connection, stamp(context.now));
  return { acepto: !vigente || !!(await findAcceptance(context.connection, id, vigente.id)) };
});

export const aceptar = persona.terminos.aceptar.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const vigente = await findVigente(context.connection, stamp(context.now));
  if (!vigente) return { respuestaOK: false, mensajeRespuesta: SIN_TERMINOS };
  if (input.idTerminos !== undefined && input.idTerminos !== vigente.id)
    return { respuestaOK: false, mensajeRespuesta: CAMBIARON };
  await keepAcceptance(context.connection, id, vigente, stamp(context.now));
  return { respuestaOK: true, mensajeRespuesta: '' };
});
