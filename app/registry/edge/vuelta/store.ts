import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { SE_DESHACE } from '../../domain/vuelta-atras';
import { retenciones } from '../dominios/retenciones-store';

/** As many entries as are gone through at a time. */
export const TANDA = 500;

/** The entries of a name before a version, newest first, with who made each. */
export const listTanda = (connection: Connection, dominioId: number, antesDe: number) =>
  connection
    .selectFrom('dominio_historia')
    .leftJoin('usuarios', 'usuarios.id', 'dominio_historia.usuario_id')
    .select(['version', 'momento', 'suceso', 'antes', 'despues'])
    .select(['usuarios.login', 'usuarios.nombre as usuario'])
    .where('dominio_id', '=', dominioId)
    .where('version', '<', antesDe)
    .orderBy('version', 'desc')
    .limit(TANDA)
    .execute();
export type Fila = Awaited<ReturnType<typeof listTanda>>[number];

/** Whether anything that can be taken back was done to a name since a moment: of most names nothing was. */
export async function cambioDesde(
  connection: Connection,
  dominioId: number,
  momento: Temporal.Instant,
): Promise<boolean> {
  const found = await connection
    .selectFrom('dominio_historia')
    .select('version')
    .where('dominio_id', '=', dominioId)
    .where('suceso', 'in', SE_DESHACE)
    .where('momento', '>', stamp(momento))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of some contacts that are there still. */
export async function listQueEstan(connection: Connection, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await connection.selectFrom('contactos').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** A name as it is, all of its row. */
export const findEntero = (connection: Connection, ascii: string): Promise<Dominio | undefined> =>
  connection
    .selectFrom('dominios')
    .selectAll()
    .select(retenciones(connection))
    .where('nombre', '=', ascii)
    .executeTakeFirst();

/** Whether somebody gave a name to another person, lately or long ago: who did not, and is not its holder, never was. */
export async function loDio(connection: Connection, dominioId: number, usuarioId: number): Promise<boolean> {
  const found = await connection
    .selectFrom('invitaciones')
    .select('id')
    .where('invito_id', '=', usuarioId)
    .where('dominio_id', '=', dominioId)
    .where('rol', '=', 'titular')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
