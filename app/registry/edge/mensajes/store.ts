import type { Insertable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { type Lector, shownTo } from './a-la-vista-store';
import type { Pagina } from './rules';

/** How many messages to everyone are shown to somebody. */
export async function countGlobales(connection: Connection, lector: Lector): Promise<number> {
  const { total } = await connection
    .selectFrom('mensajes_globales')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where(shownTo(lector))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of them, the newest first. */
export const listGlobales = (connection: Connection, lector: Lector, { tamano, desde }: Pagina) =>
  connection
    .selectFrom('mensajes_globales')
    .selectAll()
    .where(shownTo(lector))
    .orderBy('fecha_desde', 'desc')
    .orderBy('id', 'desc')
    .limit(tamano)
    .offset(desde)
    .execute();

/** One of them; nothing where it is not shown to them. */
export const findGlobal = (connection: Connection, id: number, lector: Lector) =>
  connection
    .selectFrom('mensajes_globales')
    .selectAll()
    .where('id', '=', id)
    .where(shownTo(lector))
    .executeTakeFirst();

/** The banners of somebody, in their order. */
export const listBanners = (connection: Connection, lector: Lector) =>
  connection
    .selectFrom('banners')
    .selectAll()
    .where(shownTo(lector))
    .orderBy('orden')
    .orderBy('id')
    .execute();

/** Whose messages, and whether only the unread ones of them. */
interface Cuales {
  usuarioId: number;
  soloSinLeer?: boolean;
}

/** What a user has and has not deleted. */
function suyos(connection: Connection, { usuarioId, soloSinLeer }: Cuales) {
  const all = connection
    .selectFrom('mensajes_usuario')
    .where('usuario_id', '=', usuarioId)
    .where('eliminado_en', 'is', null);
  return soloSinLeer ? all.where('leido_en', 'is', null) : all;
}

/** How many of them there are. */
export async function countUsuario(connection: Connection, cuales: Cuales): Promise<number> {
  const { total } = await suyos(connection, cuales)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of those, the newest first. */
export const listUsuario = (connection: Connection, cuales: Cuales, { tamano, desde }: Pagina) =>
  suyos(connection, cuales)
    .selectAll()
    .orderBy('creado_en', 'desc')
    .orderBy('id', 'desc')
    .limit(tamano)
    .offset(desde)
    .execute();

/** A message of this user, deleted ones included: whoever asks decides what a deleted one means. */
export const findUsuario = (connection: Connection, usuarioId: number, id: number) =>
  connection
    .selectFrom('mensajes_usuario')
    .selectAll()
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();

/** The first opening is the one kept. */
export async function markRead(connection: Connection, usuarioId: number, id: number, instante: string) {
  await connection
    .updateTable('mensajes_usuario')
    .set({ leido_en: instante })
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .where('leido_en', 'is', null)
    .execute();
}

/** Marks all of them read; answers how many were not. */
export async function markAllRead(connection: Connection, usuarioId: number, instante: string) {
  const { numUpdatedRows } = await connection
    .updateTable('mensajes_usuario')
    .set({ leido_en: instante })
    .where('usuario_id', '=', usuarioId)
    .where('eliminado_en', 'is', null)
    .where('leido_en', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The rows stay, so that their event is not told again; their text goes. Answers how many were deleted now. */
export async function markDeleted(
  connection: Connection,
  usuarioId: number,
  ids: readonly number[],
  instante: string,
) {
  const { numUpdatedRows } = await connection
    .updateTable('mensajes_usuario')
    .set({ eliminado_en: instante, mensaje: '' })
    .where('id', 'in', ids)
    .where('usuario_id', '=', usuarioId)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Leaves a message, unless its user was told of that event before. */
export const insertMensaje = (trx: Connection, mensaje: Insertable<Tables['mensajes_usuario']>) =>
  trx
    .insertInto('mensajes_usuario')
    .values(mensaje)
    .onConflict((conflict) => conflict.columns(['usuario_id', 'clave']).doNothing())
    .execute();
