import { z } from 'zod';
import { id, instante, mapErrores, operacion, privada, publica, respuesta, texto } from './base';

const tags = ['Ticket de ayuda'];

/** What the form says; in the multipart body it travels as JSON in the part `datosTicket` (spec 7). */
export const datosTicket = z.object({
  ticket: z.object({
    nombre: texto.optional(),
    email: texto.optional(),
    mailConfirmacion: texto.optional(),
    telefono: texto.optional(),
    dominio: texto.optional(),
    asunto: texto.optional(),
    mensaje: z.string().max(20_000).optional(),
    captchaResponse: texto.nullish(),
  }),
  tiposOperacion: z.array(z.string()).optional(),
  captcha: texto.nullish(),
  /** Key made by the form: the same ticket posted twice is stored once. */
  operacion: texto.max(100).optional(),
  /** Tokens of files kept from an earlier, refused sending. This project's own. */
  archivosGuardados: z.array(z.string().max(100)).max(20).optional(),
});
export type DatosTicket = z.output<typeof datosTicket>;

const archivo = z.object({ id, nombre: z.string(), tamanio: z.number().int() });

/** A file chosen in a form that was refused; it is kept a day for the session that sent it. */
const archivoGuardado = z.object({ token: z.string(), nombre: z.string(), tamanio: z.number().int() });
export type ArchivoGuardado = z.output<typeof archivoGuardado>;

/** `codigo` is the field's name. */
const campoError = z.object({ codigo: z.string(), mensaje: z.string() });
export type CampoError = z.output<typeof campoError>;

/** A file, or what is left of an empty file field after a multipart body was read. */
const parte = z.union([z.file(), z.literal('')]);

/** A multipart body with one file says `archivos`, with several `archivos[0]`, `archivos[1]`… */
const archivos = z
  .union([z.array(parte).max(100), parte.transform((one) => [one])])
  .default([])
  .transform((partes) => partes.filter((one) => one !== ''));

const respuestaArchivos = z.object({
  respuestaOK: z.boolean(),
  mensajeRespuesta: z.string(),
  camposError: z.array(campoError),
  /** What is kept for this session after the call. */
  archivosGuardados: z.array(archivoGuardado),
});

const ticketDTO = z.object({
  id,
  numero: z.string(),
  /** ABIERTO, RESPONDIDO or CERRADO. */
  estado: z.string(),
  /** Until when its answer was promised, of one that waits for it. */
  responderAntesDe: instante.nullable().default(null),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  dominio: z.string(),
  asunto: z.string(),
  mensaje: z.string(),
  fecha: instante,
  archivos: z.array(archivo),
  /** What was written after its beginning, in order: by the PERSONA or by the REGISTRO. */
  mensajes: z.array(
    z.object({ id, autor: z.enum(['PERSONA', 'REGISTRO']), texto: z.string(), fecha: instante }),
  ),
});
export type TicketDTO = z.output<typeof ticketDTO>;

/** Help tickets (spec 7, Support ticket). Fields at fault come in `camposError`. */
export const ticket = {
  /** Stores a ticket with its files, gives it a number and confirms it by mail. Anonymous callers send a captcha. */
  generar: publica({ method: 'POST', path: '/ticket', summary: 'Generar un ticket de ayuda', tags })
    .input(
      z.object({
        datosTicket: z.string().max(100_000).describe('JSON con los datos del ticket'),
        tipoOperacion: z.literal('TICKET_AYUDA').default('TICKET_AYUDA'),
        captcha: texto.nullish(),
        archivos,
      }),
    )
    .output(respuestaArchivos.extend({ numero: z.string().nullable(), id: id.nullable() })),

  /** The caller's tickets, newest first. This project's own. */
  propios: privada({ method: 'GET', path: '/ticket', summary: 'Tickets del usuario', tags }).output(
    z.object({ tickets: z.array(ticketDTO) }),
  ),

  /** One ticket of the caller. This project's own. */
  ver: privada({ method: 'GET', path: '/ticket/{id}', summary: 'Un ticket del usuario', tags })
    .input(z.object({ id: id }))
    .output(z.object({ ticket: ticketDTO })),

  /** Adds to a ticket that is not closed; the registry is to answer again. This project's own. */
  agregar: privada(
    {
      method: 'POST',
      path: '/ticket/{id}/mensaje',
      summary: 'Agregar algo a un ticket',
      tags,
    },
    { otros: ['CAMPOS', 'DEMASIADAS', 'TICKET_CERRADO'] },
  )
    .input(z.object({ id: id, mensaje: z.string().max(20_000), operacion }))
    .output(respuesta.extend({ mapErrores: mapErrores.optional() })),

  /** Closes a ticket of the caller; one that is closed stays so. This project's own. */
  cerrar: privada({ method: 'POST', path: '/ticket/{id}/cerrar', summary: 'Cerrar un ticket', tags })
    .input(z.object({ id: id }))
    .output(respuesta),

  /**
   * The registry's answer, by mail to who asked and, where they signed in to ask, by message too. The bearer token is the
   * one of the setting SUPPORT_TOKEN; without that setting nobody may. This project's own.
   */
  responder: publica({
    method: 'POST',
    path: '/ticket/{id}/respuesta',
    summary: 'Responder un ticket (soporte)',
    tags,
  })
    .errors({
      UNAUTHORIZED: { message: 'Falta el token de soporte, o no es ese.' },
      NOT_FOUND: { message: 'No se encontró lo solicitado.' },
    })
    .input(
      z.object({
        id: id,
        mensaje: z.string().max(20_000),
        cerrar: z.boolean().default(false),
        operacion,
      }),
    )
    .output(respuesta.extend({ mapErrores: mapErrores.optional() })),

  /** A file of a ticket, by the link in the mail to the registry: `firma` is good for some weeks. This project's own. */
  archivoDeSoporte: publica({
    method: 'GET',
    path: '/ticket/{id}/soporte/{idArchivo}',
    summary: 'Un archivo de un ticket (soporte)',
    tags,
  })
    .errors({ NOT_FOUND: { message: 'No se encontró lo solicitado.' } })
    .input(z.object({ id: id, idArchivo: id, firma: z.string().max(200) }))
    .output(z.file()),

  /** A file of a ticket of the caller. This project's own. */
  archivo: privada({
    method: 'GET',
    path: '/ticket/{id}/archivo/{idArchivo}',
    summary: 'Un archivo de un ticket del usuario',
    tags,
  })
    .input(z.object({ id: id, idArchivo: id }))
    .output(z.file()),

  /**
   * Keeps chosen files for a day, so that they survive a refused form. Anonymous callers send a captcha, unless some are
   * kept for them already. This project's own.
   */
  guardarArchivos: publica({
    method: 'POST',
    path: '/ticket/archivos',
    summary: 'Guardar archivos elegidos para un ticket',
    tags,
  })
    .input(z.object({ archivos, captcha: texto.nullish() }))
    .output(respuestaArchivos),

  /** What is kept for the asking session. This project's own. */
  archivosGuardados: publica({
    method: 'GET',
    path: '/ticket/archivos',
    summary: 'Archivos guardados para un ticket',
    tags,
  }).output(z.object({ archivosGuardados: z.array(archivoGuardado) })),

  /** Takes a kept file away; repeating changes nothing. This project's own. */
  quitarArchivo: publica({
    method: 'DELETE',
    path: '/ticket/archivos/{token}',
    summary: 'Quitar un archivo guardado',
    tags,
  })
    .input(z.object({ token: z.string().max(100) }))
    .output(z.object({ archivosGuardados: z.array(archivoGuardado) })),
};
