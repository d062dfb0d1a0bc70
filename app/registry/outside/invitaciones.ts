import { contract } from '../contract';
import { ROLES } from '../contract/administracion/formas';
import { respuestaEdicion } from './cambio';
import { predeterminado } from './cuenta';
import type { Edge } from './edge';
import { outside } from './implement';
import { own } from './own';

const op = outside.administracion;
const { administracion: asked } = contract;
const base = '/usuario/administracion';

const DEBIDOS = ['nombre', 'apellido', 'direccion', 'telefono', 'emailPublico', 'email'] as const;

/** The data that the caller would bring: the holder's are in the transfer already. */
async function datosDe(edge: Edge, esTitular: boolean) {
  const contactoDTO = esTitular ? null : await predeterminado(edge);
  const isWhole = contactoDTO !== null && DEBIDOS.every((campo) => (contactoDTO[campo] ?? '').trim() !== '');
  return { contactoDTO, debeCompletarDatos: !esTitular && !isWhole };
}

export const invitaciones = {
  invitacionCambiarContacto: op.invitacionCambiarContacto.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, correo, tipoContacto, ...rest } = input;
    const body = { nombreDominio, correo, tipoContacto };
    const answer = await edge.change({ path: `${base}/invitacion-cambiar-contacto`, body, own: rest });
    return { ...respuestaEdicion(answer), invitacion: null };
  }),

  obtenerInvitacionPendiente: op.obtenerInvitacionPendiente.handler(
    async ({ context: { edge }, input: { codigoInvitacion } }) => {
      const path = `${base}/obtener-invitacion-pendiente`;
      const answer = await edge.ask({ method: 'POST', path, body: { codigoInvitacion } });
      const said = answer.said.of('data').has ? answer.said.of('data') : answer.said;
      const found = said.of('tipoContacto');
      const tipoContacto = ROLES.find((each) => each === found.value) ?? null;
      const nombreDominio = said.of('nombreDominio').name('');
      const isThere = answer.done && tipoContacto !== null && nombreDominio !== '';
      const datos = isThere
        ? await datosDe(edge, tipoContacto === 'TITULAR')
        : { contactoDTO: null, debeCompletarDatos: false };
      const envelope = respuestaEdicion(answer);
      return {
        ...envelope,
        respuestaOK: isThere,
        codigoRespuesta: isThere || !answer.done ? envelope.codigoRespuesta : ('ERROR' as const),
        codigoInvitacion,
        nombreDominio,
        tipoContacto,
        invito: said.of('invito').text(''),
        venceEn: said.of('venceEn').has ? said.of('venceEn').instant('') : null,
        ...datos,
      };
    },
  ),

  aceptarInvitacionPendiente: op.aceptarInvitacionPendiente.handler(
    async ({ context: { edge }, input: { codigoInvitacion, operacion } }) => {
      const path = `${base}/aceptar-invitacion-pendiente`;
      return respuestaEdicion(await edge.change({ path, body: { codigoInvitacion }, own: { operacion } }));
    },
  ),

  cancelarInvitacionPendiente: op.cancelarInvitacionPendiente.handler(
    async ({ context: { edge }, input: { codigoInvitacion, operacion } }) => {
      const path = `${base}/cancelar-invitacion-pendiente`;
      return respuestaEdicion(await edge.change({ path, body: { codigoInvitacion }, own: { operacion } }));
    },
  ),

  /** Only an edge like ours tells which are pending: with any other none is shown. */
  invitacionesEnviadas: op.invitacionesEnviadas.handler(async ({ context: { edge }, input }) => {
    const question = { method: 'POST', path: `${base}/invitaciones-enviadas` } as const;
    if (!(await edge.offers(question))) return { invitaciones: [] };
    return own(edge, asked.invitacionesEnviadas, input);
  }),

  retirarInvitacion: op.retirarInvitacion.handler(({ context: { edge }, input }) =>
    own(edge, asked.retirarInvitacion, input),
  ),

  reenviarInvitacion: op.reenviarInvitacion.handler(({ context: { edge }, input }) =>
    own(edge, asked.reenviarInvitacion, input),
  ),
};
