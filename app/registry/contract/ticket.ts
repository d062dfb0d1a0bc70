import { z } from 'zod';
import { id, idDeRuta, instante, privada, publica, texto } from './base';

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
  operacion: z.string().max(100).optional(),
});
export type DatosTicket = z.output<typeof datosTicket>;

const archivo = z.object({ nombre: z.string(), tamanio: z.number().int() });

const ticketDTO = z.object({
  id,
  numero: z.string(),
  estado: z.string(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  dominio: z.string(),
  asunto: z.string(),
  mensaje: z.string(),
  fecha: instante,
  archivos: z.array(archivo),
});
export type TicketDTO = z.output<typeof ticketDTO>;

export const ticket = {
  /** Stores a ticket with its files, gives it a number and confirms it by mail. Anonymous callers send a captcha. */
  generar: publica({ method: 'POST', path: '/ticket', summary: 'Generar un ticket de ayuda', tags })
    .input(
      z.object({
        datosTicket: z.string().max(100_000).describe('JSON con los datos del ticket'),
        tipoOperacion: z.literal('TICKET_AYUDA').default('TICKET_AYUDA'),
        captcha: texto.nullish(),
        archivos: z.array(z.file()).max(10).default([]),
      }),
    )
    .output(
      z.object({
        respuestaOK: z.boolean(),
        mensajeRespuesta: z.string(),
        camposError: z.array(z.object({ codigo: z.string(), mensaje: z.string() })),
        numero: z.string().nullable(),
      }),
    ),

  /** The caller's tickets, newest first. This project's own. */
  propios: privada({ method: 'GET', path: '/ticket', summary: 'Tickets del usuario', tags }).output(
    z.object({ tickets: z.array(ticketDTO) }),
  ),

  /** One ticket of the caller. This project's own. */
  ver: privada({ method: 'GET', path: '/ticket/{id}', summary: 'Un ticket del usuario', tags })
    .input(z.object({ id: idDeRuta }))
    .output(z.object({ ticket: ticketDTO })),
};
