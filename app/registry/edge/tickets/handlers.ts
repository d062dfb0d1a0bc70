import { ORPCError } from '@orpc/server';
import { ZodError } from 'zod';
import { type DatosTicket, datosTicket } from '../../contract/ticket';
import { openKept } from '../archivos/kept';
import { notFound } from '../context';
import { edge, persona } from '../implement';
import { fila } from '../row-of-id';
import { generateTicket, mayKeep, noGuardados } from './generate';
import { ticketDTO } from './present';
import { findTicket, listFiles, listMensajes, listTickets } from './store';
import { guardadoDTO, keepFiles, listKept, removeFiles } from './uploads-store';

export { agregar, cerrar } from './conversation';
export { archivoDeSoporte, responder } from './support';

/** The part `datosTicket` is JSON inside a form (spec 7): what is not is a malformed request. */
function readDatos(text: string): DatosTicket {
  try {
    return datosTicket.parse(JSON.parse(text));
  } catch (cause) {
    const data = cause instanceof ZodError ? { issues: cause.issues } : undefined;
    throw new ORPCError('BAD_REQUEST', { message: 'El pedido no es válido.', data, cause });
  }
}

export const generar = edge.ticket.generar.handler(({ context, input }) =>
  generateTicket(context, {
    datos: readDatos(input.datosTicket),
    archivos: input.archivos,
    captcha: input.captcha,
  }),
);

export const propios = persona.ticket.propios.handler(async ({ context }) => {
  const { id } = context.usuario;
  const rows = await listTickets(context.connection, id);
  const ids = rows.map((row) => row.id);
  const files = await listFiles(context.connection, ids);
  return { tickets: rows.map((row) => ticketDTO(row, files, [])) };
});

export const ver = persona.ticket.ver.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const row = await findTicket(context.connection, id, fila(input.id));
  if (!row) throw notFound();
  const files = await listFiles(context.connection, [row.id]);
  return { ticket: ticketDTO(row, files, await listMensajes(context.connection, [row.id])) };
});

export const archivo = persona.ticket.archivo.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const row = await findTicket(context.connection, id, fila(input.id));
  const files = row ? await listFiles(context.connection, [row.id]) : [];
  const found = files.find((file) => file.id === fila(input.idArchivo));
  if (!found) throw notFound();
  return openKept(found);
});

export const guardarArchivos = edge.ticket.guardarArchivos.handler(async ({ context, input }) => {
  const allowed = await mayKeep(context, input.captcha);
  const wrong = allowed ? (await keepFiles(context, input.archivos)).errores : [];
  const camposError = allowed
    ? wrong.map((mensaje) => ({ codigo: 'archivos', mensaje }))
    : await noGuardados(input.archivos);
  return {
    respuestaOK: camposError.length === 0,
    mensajeRespuesta: camposError.length === 0 ? '' : 'Errores encontrados:',
    camposError,
    archivosGuardados: (await listKept(context)).map(guardadoDTO),
  };
});

export const archivosGuardados = edge.ticket.archivosGuardados.handler(async ({ context }) => ({
  archivosGuardados: (await listKept(context)).map(guardadoDTO),
}));

export const quitarArchivo = edge.ticket.quitarArchivo.handler(async ({ context, input }) => {
  await removeFiles(context, [input.token]);
  return { archivosGuardados: (await listKept(context)).map(guardadoDTO) };
});
