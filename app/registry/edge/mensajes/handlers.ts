import { minuteOf, stamp } from '~/base/clock.server';
import { type EdgeContext, notFound } from '../context';
import { edge, persona } from '../implement';
import { suyoDe } from '../quien/suyo';
import { fila } from '../row-of-id';
import type { Lector } from './a-la-vista-store';
import { bannerDTO, globalDTO, usuarioDTO } from './present';
import { pageOf } from './rules';
import {
  countGlobales,
  countUsuario,
  findGlobal,
  findUsuario,
  listBanners,
  listGlobales,
  listUsuario,
  markAllRead,
  markDeleted,
  markRead,
} from './store';

const OK = { codigo: 'OK', mensaje: '' } as const;

const lectorDe = async ({ quien, now }: EdgeContext): Promise<Lector> => ({
  usuarioId: (await quien())?.id ?? null,
  minuto: minuteOf(now),
});

export const globales = edge.mensajes.globales.handler(async ({ context, input }) => {
  const { connection } = context;
  const lector = await lectorDe(context);
  const totalCount = await countGlobales(connection, lector);
  const pagina = pageOf(totalCount, input.paginaActual, input.cantXPagina);
  const rows = await listGlobales(connection, lector, pagina);
  return { ...OK, totalCount, paginaActual: pagina.pagina, mensajes: rows.map(globalDTO) };
});

export const global = edge.mensajes.global.handler(async ({ context, input }) => {
  const row = await findGlobal(context.connection, fila(input.id), await lectorDe(context));
  if (!row) throw notFound();
  return { mensaje: globalDTO(row) };
});

export const banners = edge.mensajes.banners.handler(async ({ context }) => ({
  banners: (await listBanners(context.connection, await lectorDe(context))).map(bannerDTO),
}));

export const usuario = persona.mensajes.usuario.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const cuales = { usuarioId: id, soloSinLeer: input.soloSinLeer };
  const totalCount = await countUsuario(context.connection, cuales);
  const pagina = pageOf(totalCount, input.paginaActual, input.cantXPagina);
  const rows = await listUsuario(context.connection, cuales, pagina);
  return { ...OK, totalCount, paginaActual: pagina.pagina, mensajes: rows.map(usuarioDTO) };
});

export const ver = persona.mensajes.ver.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const row = await findUsuario(context.connection, id, fila(input.id));
  if (!row || row.eliminado_en) throw notFound();
  return { mensaje: usuarioDTO(row) };
});

export const leido = persona.mensajes.leido.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const row = await findUsuario(context.connection, id, fila(input.id));
  if (!row || row.eliminado_en) throw notFound();
  await markRead(context.connection, id, fila(input.id), stamp(context.now));
  return OK;
});

export const leerTodos = persona.mensajes.leerTodos.handler(async ({ context }) => ({
  ...OK,
  cantidad: await markAllRead(context.connection, context.usuario.id, stamp(context.now)),
}));

export const eliminarVarios = persona.mensajes.eliminarVarios.handler(async ({ context, input }) => ({
  ...OK,
  cantidad: await markDeleted(
    context.connection,
    context.usuario.id,
    input.ids.map(fila),
    stamp(context.now),
  ),
}));

/** Deleting what the caller already deleted (a page left open, a form sent twice) is done, not refused. */
export const eliminar = persona.mensajes.eliminar.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  if (!(await findUsuario(context.connection, id, fila(input.id)))) throw notFound();
  await markDeleted(context.connection, id, [fila(input.id)], stamp(context.now));
  return OK;
});

export const cantidadSinLeer = persona.mensajes.cantidadSinLeer.handler(async ({ context }) => {
  return { codigoRespuesta: 'OK', cantidad: await suyoDe(context, 'mensajesSinLeer') };
});
