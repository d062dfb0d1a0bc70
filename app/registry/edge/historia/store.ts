import type { Connection } from '~/database/connection.server';
import type { Suceso } from '../../domain/history';

/** Entries of a name, of some kinds, with what their authors are called. */
const entradas = (connection: Connection, dominioId: number, sucesos: readonly Suceso[]) =>
  connection
    .selectFrom('dominio_historia')
    .where('dominio_id', '=', dominioId)
    .where('suceso', 'in', sucesos);

export async function countEntradas(
  connection: Connection,
  dominioId: number,
  sucesos: readonly Suceso[],
): Promise<number> {
  const { total } = await entradas(connection, dominioId, sucesos)
    .select((count) => count.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A part of a name's history, newest first. */
export const listEntradas = (
  connection: Connection,
  dominioId: number,
  sucesos: readonly Suceso[],
  { desde, cantidad }: { desde: number; cantidad: number },
) =>
  entradas(connection, dominioId, sucesos)
    .leftJoin('usuarios', 'usuarios.id', 'dominio_historia.usuario_id')
    .select(['version', 'suceso', 'momento', 'antes', 'despues', 'como', 'origen'])
    .select(['usuarios.login', 'usuarios.nombre as usuario'])
    .orderBy('dominio_historia.version', 'desc')
    .limit(cantidad)
    .offset(desde)
    .execute();

export type EntradaConAutor = Awaited<ReturnType<typeof listEntradas>>[number];

/** What a name's entries until a moment left, oldest first. */
export const listHasta = (connection: Connection, dominioId: number, momento: string) =>
  connection
    .selectFrom('dominio_historia')
    .select(['despues'])
    .where('dominio_id', '=', dominioId)
    .where('momento', '<=', momento)
    .orderBy('version')
    .execute();

/** Ids of names with a history, a batch at a time. */
export async function listDominiosConHistoria(
  connection: Connection,
  afterId: number,
  cantidad: number,
): Promise<number[]> {
  const rows = await connection
    .selectFrom('dominio_historia')
    .select('dominio_id')
    .where('dominio_id', '>', afterId)
    .groupBy('dominio_id')
    .orderBy('dominio_id')
    .limit(cantidad)
    .execute();
  return rows.map(({ dominio_id }) => dominio_id);
}

/** The version of a name, undefined where it is gone. */
export async function findVersion(connection: Connection, dominioId: number): Promise<number | undefined> {
  const row = await connection
    .selectFrom('dominios')
    .select('version')
    .where('id', '=', dominioId)
    .executeTakeFirst();
  return row?.version;
}
