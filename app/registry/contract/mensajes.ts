import { z } from 'zod';
import { PRIORIDADES } from '../domain/contenidos';
import { id, instante, paginado, privada, publica, respuestaCodigo } from './base';

const tags = ['Mensajes'];

/** Most messages deleted at once: as many as a page of the list shows (spec 9). */
const MAXIMO_DE_UNA_VEZ = 25;

const prioridad = z.enum(PRIORIDADES);

export const mensajeGlobal = z.object({
  id,
  titulo: z.string(),
  mensaje: z.string(),
  prioridad,
  /** Null where the registry does not say it. */
  fechaDesde: instante.nullable(),
  /** dd/MM/yyyy */
  fechaDesdeString: z.string(),
});
export const mensajeUsuario = mensajeGlobal.extend({ leido: z.boolean() });
export type MensajeGlobal = z.output<typeof mensajeGlobal>;
export type MensajeUsuario = z.output<typeof mensajeUsuario>;

/** `paginaActual` is the page that came: the last one when the page asked for no longer exists. */
const pagina = respuestaCodigo.extend({
  totalCount: z.number().int().nonnegative(),
  paginaActual: z.number().int().min(1).optional(),
});

/** `enlace` is a path of the portal. */
export const banner = z.object({
  id,
  titulo: z.string(),
  texto: z.string(),
  enlace: z.string(),
  enlaceTexto: z.string(),
});
export type Banner = z.output<typeof banner>;

/** Messages to everyone and to the caller (spec 7, Messages). */
export const mensajes = {
  /** Messages to everyone, in force now, newest first. */
  globales: publica({
    method: 'POST',
    path: '/mensajes/globales',
    summary: 'Página de mensajes globales',
    tags,
  })
    .input(paginado)
    .output(pagina.extend({ mensajes: z.array(mensajeGlobal) })),

  /** One message to everyone, for its own page. This project's own. */
  global: publica({ method: 'GET', path: '/mensajes/globales/{id}', summary: 'Un mensaje global', tags })
    .errors({ NOT_FOUND: { message: 'No se encontró lo solicitado.' } })
    .input(z.object({ id: id }))
    .output(z.object({ mensaje: mensajeGlobal })),

  /** Banners of the home block, in their order. This project's own. */
  banners: publica({
    method: 'GET',
    path: '/mensajes/banners',
    summary: 'Avisos destacados del inicio',
    tags,
  }).output(z.object({ banners: z.array(banner) })),

  /** The caller's messages, newest first; with this project's own `soloSinLeer`, those of them that are unread. */
  usuario: privada({
    method: 'POST',
    path: '/mensajes/usuario',
    summary: 'Página de mensajes del usuario',
    tags,
  })
    .input(paginado.extend({ soloSinLeer: z.boolean().default(false) }))
    .output(pagina.extend({ mensajes: z.array(mensajeUsuario) })),

  /** One message of the caller, for its own page (`/mensaje-detalle`). This project's own. */
  ver: privada({ method: 'GET', path: '/mensajes/usuario/{id}', summary: 'Un mensaje del usuario', tags })
    .input(z.object({ id: id }))
    .output(z.object({ mensaje: mensajeUsuario })),

  /** Marks a message read; repeating changes nothing. */
  leido: privada({
    method: 'PUT',
    path: '/mensajes/usuario/{id}/leido',
    summary: 'Marcar un mensaje como leído',
    tags,
  })
    .input(z.object({ id: id }))
    .output(respuestaCodigo),

  /** Marks every message of the caller's read. This project's own. */
  leerTodos: privada({
    method: 'PUT',
    path: '/mensajes/usuario/leidos',
    summary: 'Marcar todos los mensajes como leídos',
    tags,
  }).output(respuestaCodigo.extend({ cantidad: z.number().int().nonnegative() })),

  /** Takes several messages off the caller's list; what is not theirs, or off it already, is not counted. This project's own. */
  eliminarVarios: privada({
    method: 'PUT',
    path: '/mensajes/usuario/eliminar',
    summary: 'Eliminar varios mensajes',
    tags,
  })
    .input(z.object({ ids: z.array(id).min(1).max(MAXIMO_DE_UNA_VEZ) }))
    .output(respuestaCodigo.extend({ cantidad: z.number().int().nonnegative() })),

  /** Takes a message off the caller's list. */
  eliminar: privada({
    method: 'PUT',
    path: '/mensajes/usuario/{id}/eliminar',
    summary: 'Eliminar un mensaje',
    tags,
  })
    .input(z.object({ id: id }))
    .output(respuestaCodigo),

  /** For the count in the top bar. */
  cantidadSinLeer: privada({
    method: 'GET',
    path: '/mensajes/usuario/cantidadSinLeer',
    summary: 'Cantidad de mensajes sin leer',
    tags,
  }).output(z.object({ codigoRespuesta: z.enum(['OK', 'ERROR']), cantidad: z.number().int().nonnegative() })),
};
