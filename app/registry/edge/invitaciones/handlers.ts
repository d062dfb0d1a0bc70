import { toULabels } from '../../domain/labels';
import { TIPO_DE } from '../../domain/roles';
import { INVITACION_INVALIDA } from '../../domain/words/invitaciones';
import { contactoDTO } from '../contactos/present';
import { findPredeterminado } from '../contactos/store';
import { persona } from '../implement';
import { vueltaAtras } from './palabras';
import { venceDe } from './plazo';
import { estaCompleto, hashDe } from './rules';
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

/** What somebody is asked, before they answer. */
export const obtenerInvitacionPendiente = persona.administracion.obtenerInvitacionPendiente.handler(
  async ({ context, input }) => {
    const { connection, now, usuario } = context;
    const pending = await vigente(connection, hashDe(input.codigoInvitacion), { usuarioId: usuario.id, now });
    if (!pending) return NADA;
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
      vueltaAtras: vueltaAtras(invitacion),
      debeCompletarDatos: bringsData && !(own && estaCompleto(own)),
    };
  },
);
