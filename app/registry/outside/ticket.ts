import { contract } from '../contract';
import { formularioTicket } from '../contract/formularios';
import type { Id } from '../contract/ids';
import { datosTicket } from '../contract/ticket';
import type { Given } from './answer-reader';
import { SIN_CAPTCHA } from './captcha';
import { declared } from './declared';
import type { Said } from './edge';
import { faltas } from './faltas-de-formulario';
import { writtenId } from './ids';
import { outside } from './implement';
import { own } from './own-operation';

const op = outside.ticket;
const TICKET = { method: 'POST', path: '/ticket' } as const;

const guardado = (said: Given) => ({
  token: said.of('token').text(),
  nombre: said.of('nombre').text(),
  tamanio: said.of('tamanio').whole(0),
});

const FALTA = 'Revise este campo.';

/** Fields at fault, whose message the specification leaves to the portal. */
const camposDe = ({ said, mensaje, mapErrores }: Pick<Said, 'said' | 'mensaje' | 'mapErrores'>) => {
  const listed = said.of('camposError').list();
  if (listed.length === 0)
    return Object.entries(mapErrores).map(([codigo, text]) => ({ codigo, mensaje: text }));
  return listed.map((each) => ({
    codigo: each.ofOrSelf('codigo', 'campo').text('general'),
    mensaje: each.of('mensaje').text(mensaje || FALTA),
  }));
};

const respuestaArchivos = (answer: Said) => ({
  respuestaOK: answer.done,
  mensajeRespuesta: answer.mensaje,
  camposError: camposDe(answer),
  archivosGuardados: answer.said.of('archivosGuardados').list().map(guardado),
});

/** A ticket that breaks the rules of section 5: it is not sent. */
const noEnviado = ({ mensaje, mapErrores }: NonNullable<ReturnType<typeof faltas>>) => ({
  ...NADA,
  respuestaOK: false,
  mensajeRespuesta: mensaje,
  camposError: Object.entries(mapErrores).map(([codigo, text]) => ({ codigo, mensaje: text })),
});

const NADA = { respuestaOK: true, mensajeRespuesta: '', camposError: [], archivosGuardados: [] };

/** Whether the edge keeps files of a refused form, as only ours does. */
const keepsFiles = async () => (await declared()).operation({ method: 'POST', path: '/ticket/archivos' });

/** The parts of a ticket, to the letter: files under `archivos`, and an empty one where there is none (spec 7). */
async function parts(
  datos: string,
  captcha: string | null | undefined,
  files: readonly File[],
): Promise<FormData> {
  const { operacion, archivosGuardados, ...said } = datosTicket.parse(JSON.parse(datos));
  const ours = (await keepsFiles()) ? { operacion, archivosGuardados } : {};
  const form = new FormData();
  form.append('datosTicket', JSON.stringify({ ...said, ...ours }));
  form.append('tipoOperacion', 'TICKET_AYUDA');
  form.append('captcha', captcha ?? '');
  for (const file of files) form.append('archivos', file, file.name);
  if (files.length === 0) form.append('archivos', new Blob([]), '');
  return form;
}

export const ticket = {
  generar: op.generar.handler(
    async ({ context: { edge }, input: { datosTicket: datos, captcha, archivos } }) => {
      // An edge that keeps the files of a refused form has to be asked, or they are lost with it.
      const wrong = (await keepsFiles())
        ? null
        : faltas(formularioTicket, datosTicket.parse(JSON.parse(datos)).ticket);
      if (wrong) return { ...noEnviado(wrong), numero: null, id: null };
      const form = await parts(datos, captcha, archivos);
      const { asunto, mensaje } = datosTicket.parse(JSON.parse(datos)).ticket;
      // Only an edge like ours lists them, and only to who signed in.
      let seen: { id: Id; numero: string } | undefined;
      const look = async () => {
        if (!edge.who.token || !(await edge.offers({ path: '/ticket' }))) return undefined;
        const { tickets } = await own(edge, contract.ticket.propios);
        seen = tickets.find((each) => each.asunto === asunto && each.mensaje === mensaje);
        return seen !== undefined;
      };
      const answer = await edge.change({ ...TICKET, form }, look);
      const id = answer.said.of('id');
      const shown = respuestaArchivos(answer);
      return {
        ...shown,
        camposError: shown.camposError.map((each) =>
          each.codigo === 'captcha' && !captcha ? { codigo: 'general', mensaje: SIN_CAPTCHA } : each,
        ),
        numero: answer.done ? answer.said.of('numero').text(seen?.numero ?? '') : null,
        id: id.has ? id.id() : (seen?.id ?? null),
      };
    },
  ),

  propios: op.propios.handler(({ context: { edge } }) => own(edge, contract.ticket.propios)),

  ver: op.ver.handler(({ context: { edge }, input }) => own(edge, contract.ticket.ver, input)),

  agregar: op.agregar.handler(({ context: { edge }, input }) => own(edge, contract.ticket.agregar, input)),

  cerrar: op.cerrar.handler(({ context: { edge }, input }) => own(edge, contract.ticket.cerrar, input)),

  responder: op.responder.handler(({ context: { edge }, input }) =>
    own(edge, contract.ticket.responder, input),
  ),

  archivoDeSoporte: op.archivoDeSoporte.handler(({ context: { edge }, input: { id, idArchivo, firma } }) =>
    edge.file({
      path: '/ticket/{id}/soporte/{idArchivo}',
      at: { id: writtenId(id), idArchivo: writtenId(idArchivo) },
      query: { firma },
    }),
  ),

  archivo: op.archivo.handler(({ context: { edge }, input: { id, idArchivo } }) =>
    edge.file({
      path: '/ticket/{id}/archivo/{idArchivo}',
      at: { id: writtenId(id), idArchivo: writtenId(idArchivo) },
    }),
  ),

  guardarArchivos: op.guardarArchivos.handler(async ({ context: { edge }, input: { archivos, captcha } }) => {
    if (!(await keepsFiles())) return NADA;
    const form = new FormData();
    form.append('captcha', captcha ?? '');
    for (const file of archivos) form.append('archivos', file, file.name);
    const answer = await edge.own({ method: 'POST', path: '/ticket/archivos', form }, true);
    return answer ? respuestaArchivos(answer) : NADA;
  }),

  archivosGuardados: op.archivosGuardados.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ path: '/ticket/archivos' });
    return { archivosGuardados: answer?.said.of('archivosGuardados').list().map(guardado) ?? [] };
  }),

  quitarArchivo: op.quitarArchivo.handler(async ({ context: { edge }, input: { token } }) => {
    const path = '/ticket/archivos/{token}';
    const answer = await edge.own({ method: 'DELETE', path, at: { token } }, true);
    return { archivosGuardados: answer?.said.of('archivosGuardados').list().map(guardado) ?? [] };
  }),
};
