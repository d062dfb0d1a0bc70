import type { Connection } from '~/database/connection.server';
import { toULabels } from '../../domain/labels';
import { TIPO_DE } from '../../domain/roles';
import { INVITACION_INVALIDA } from '../../domain/words/invitaciones';
import { contactoDTO } from '../contactos/present';
import { findPredeterminado } from '../contactos/store';
import { findRoles } from '../dominios/cambios-store';
import { persona } from '../implement';
import { vueltaAtras } from './palabras';
import { venceDe } from './plazo';
import { estaCompleto, hashDe } from './rules';
import { findByHash } from './store';
import { vigente } from './vigente';

export { corregirEntrega, deshacerEntrega, entregas } from './entregas';
export { invitacionesEnviadas } from './invitaciones-enviadas';
export { invitacionCambiarContacto, reenviarInvitacion, retirarInvitacion } from './invitar';
export { aceptarInvitacionPendiente, cancelarInvitacionPendiente } from './responder';

const NADA = {
  respuestaOK: false,
  codigoRespuesta: 'INVITACION_NO_VALIDA' as const,
  mensajeRespuesta: INVITACION_INVALIDA,
  codigoInvitacion: '',
  nombreDominio: '',
  tipoContacto: null,
  invito: '',
  venceEn: null,
  contactoDTO: null,
  vueltaAtras: '',
  debeCompletarDatos: false,
};

/** Why there is nothing to answer: who accepted it, and is still what they accepted, is told so. */
async function nada(connection: Connection, codigoInvitacion: string, usuarioId: number) {
  const invitacion = await findByHash(connection, hashDe(codigoInvitacion));
  if (invitacion?.estado !== 'ACEPTADA' || invitacion.resuelta_por !== usuarioId) return NADA;
  const roles = await findRoles(connection, usuarioId, invitacion.dominio_id);
  if (roles?.[invitacion.rol] !== 1) return NADA;
  return {
    ...NADA,
    codigoInvitacion,
    nombreDominio: toULabels(invitacion.nombre),
    tipoContacto: TIPO_DE[invitacion.rol],
    yaAceptada: true,
  };
}

/** What somebody is asked, before they answer. */
export const obtenerInvitacionPendiente = persona.administracion.obtenerInvitacionPendiente.handler(
  async ({ context, input }) => {
    const { connection, now, usuario } = context;
    const pending = await vigente(connection, hashDe(input.codigoInvitacion), { usuarioId: usuario.id, now });
    if (!pending) return nada(connection, input.codigoInvitacion, usuario.id);
    const { invitacion } = pending;
    const bringsData = invitacion.rol !== 'titular';
    const own = bringsData ? await findPredeterminado(connection, usuario.id) : undefined;
    return {
      respuestaOK: true,
      codigoRespuesta: 'OK' as const,
      mensajeRespuesta: pending.impide?.motivo ?? '',
      codigoInvitacion: input.codigoInvitacion,
      nombreDominio: toULabels(invitacion.nombre),
      tipoContacto: TIPO_DE[invitacion.rol],
      invito: invitacion.invito,
      venceEn: venceDe(invitacion),
      contactoDTO: own ? contactoDTO(own) : null,
      vueltaAtras: vueltaAtras(invitacion, pending.impide?.porVenta),
      debeCompletarDatos: bringsData && !(own && estaCompleto(own)),
    };
  },
);
