import { contract } from '../contract';
import type { InvitacionEnviada } from '../contract/administracion/invitaciones';
import { readCorreo } from '../contract/correo-invitado';
import { TIPOS_CONTACTO, type TipoContacto } from '../domain/roles';
import { predeterminado } from './cuenta';
import { propioAhora } from './dominio-propio';
import type { Edge } from './edge';
import { outside } from './implement';
import { own, ownQuestion } from './own-operation';
import { conPalabras } from './palabras-de-cambio';
import { respuestaEdicion } from './respuestas-de-cambio';
import { answered } from './verdict';

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

/** An invitation that breaks the rules of section 5: it is not sent. */
const noEnviada = (mapErrores: Record<string, string>) => ({
  respuestaOK: false,
  codigoRespuesta: 'CAMPOS' as const,
  mensajeRespuesta: Object.values(mapErrores)[0] ?? '',
  mapErrores,
});

/** What an invitation asks for, while it waits for an answer. */
async function pendiente(edge: Edge, codigoInvitacion: string) {
  const path = `${base}/obtener-invitacion-pendiente`;
  const answer = await edge.ask({ method: 'POST', path, body: { codigoInvitacion } });
  answered(answer.said, 'nombreDominio', 'tipoContacto');
  const said = answer.said.of('data').has ? answer.said.of('data') : answer.said;
  const found = said.of('tipoContacto');
  const tipoContacto = TIPOS_CONTACTO.find((each) => each === found.value) ?? null;
  const nombreDominio = said.of('nombreDominio').name('');
  const isThere = answer.done && tipoContacto !== null && nombreDominio !== '';
  return { answer, said, tipoContacto, nombreDominio, isThere };
}

/** Whether the caller has by now the role that an invitation was for; undefined where that was never known. */
async function isRole(edge: Edge, nombre: string, tipo: TipoContacto | null): Promise<boolean | undefined> {
  if (!nombre || !tipo) return undefined;
  const found = (await propioAhora(edge, nombre))?.wrapper;
  if (!found) return false;
  const { esTitular, esAdministrativo, esTecnico, esFinanciero } = found;
  return {
    TITULAR: esTitular,
    ADMINISTRADOR: esAdministrativo,
    TECNICO: esTecnico,
    FINANCIERO: esFinanciero,
  }[tipo];
}

/** Those sent, where the edge tells them: only one like ours does. */
async function enviadas(edge: Edge, nombreDominio: string): Promise<InvitacionEnviada[] | undefined> {
  const isOffered = await edge.offers({ method: 'POST', path: `${base}/invitaciones-enviadas` });
  if (!isOffered) return undefined;
  return (await ownQuestion(edge, asked.invitacionesEnviadas, { nombreDominio })).invitaciones;
}

export const invitaciones = {
  invitacionCambiarContacto: op.invitacionCambiarContacto.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, tipoContacto, ...rest } = input;
    const read = readCorreo(input.correo, input.confirmacion);
    if ('mapErrores' in read) return { ...noEnviada(read.mapErrores), invitacion: null };
    const { correo } = read;
    const body = { nombreDominio, correo, tipoContacto };
    const look = async () =>
      (await enviadas(edge, nombreDominio))?.some(
        (each) => each.correo === correo && each.tipoContacto === tipoContacto,
      );
    const answer = await edge.change({ path: `${base}/invitacion-cambiar-contacto`, body, own: rest }, look);
    return { ...respuestaEdicion(conPalabras(answer, 'invitar')), invitacion: null };
  }),

  obtenerInvitacionPendiente: op.obtenerInvitacionPendiente.handler(
    async ({ context: { edge }, input: { codigoInvitacion } }) => {
      const { answer, said, tipoContacto, nombreDominio, isThere } = await pendiente(edge, codigoInvitacion);
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
      const { nombreDominio, tipoContacto } = await pendiente(edge, codigoInvitacion);
      const look = () => isRole(edge, nombreDominio, tipoContacto);
      const question = { path, body: { codigoInvitacion }, own: { operacion } };
      return respuestaEdicion(conPalabras(await edge.change(question, look), 'aceptarInvitacion'));
    },
  ),

  cancelarInvitacionPendiente: op.cancelarInvitacionPendiente.handler(
    async ({ context: { edge }, input: { codigoInvitacion, operacion } }) => {
      const path = `${base}/cancelar-invitacion-pendiente`;
      const look = async () => !(await pendiente(edge, codigoInvitacion)).isThere;
      const question = { path, body: { codigoInvitacion }, own: { operacion } };
      return respuestaEdicion(conPalabras(await edge.change(question, look), 'rechazarInvitacion'));
    },
  ),

  /** Only an edge like ours tells which are pending: with any other none is shown. */
  invitacionesEnviadas: op.invitacionesEnviadas.handler(
    async ({ context: { edge }, input: { nombreDominio } }) => ({
      invitaciones: (await enviadas(edge, nombreDominio)) ?? [],
    }),
  ),

  entregas: op.entregas.handler(({ context: { edge } }) => own(edge, asked.entregas)),

  corregirEntrega: op.corregirEntrega.handler(({ context: { edge }, input }) =>
    own(edge, asked.corregirEntrega, input),
  ),

  deshacerEntrega: op.deshacerEntrega.handler(({ context: { edge }, input }) =>
    own(edge, asked.deshacerEntrega, input),
  ),

  retirarInvitacion: op.retirarInvitacion.handler(({ context: { edge }, input }) =>
    own(edge, asked.retirarInvitacion, input),
  ),

  reenviarInvitacion: op.reenviarInvitacion.handler(({ context: { edge }, input }) =>
    own(edge, asked.reenviarInvitacion, input),
  ),
};
