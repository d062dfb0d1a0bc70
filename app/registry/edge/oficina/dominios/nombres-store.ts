import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { EstadoDominio } from '../../../domain/lifecycle';
import { enOrden } from '../../../domain/name';
import { comienza, UNO_DE_MAS } from './comienzo-store';

/** Those of some names that somebody has. */
export async function listExactos(connection: Connection, ascii: readonly string[]): Promise<string[]> {
  if (ascii.length === 0) return [];
  const rows = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where('nombre', 'in', ascii)
    .orderBy('nombre')
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** The first names that begin so, as they are stored. */
export async function listPorComienzo(connection: Connection, comienzo: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where(comienza('nombre', comienzo))
    .orderBy('nombre')
    .limit(UNO_DE_MAS)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** The first that begin so as they are read, of those that are stored in another form: several people have each. */
export async function listComoSeLeen(connection: Connection, comienzo: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('dominio_usuarios')
    .select(['clave', 'nombre'])
    .where(comienza('clave', comienzo))
    .groupBy(['clave', 'nombre'])
    .orderBy('clave')
    .orderBy('nombre')
    .limit(UNO_DE_MAS)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** As the index of names as they are shown has it. */
const COMO_SE_LEE = sql<string>`coalesce(clave, nombre)`;

/** The first names that somebody has a role on, as lists order them. */
export async function listDeCuenta(
  connection: Connection,
  usuarioId: number,
  cuantos: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('dominio_usuarios')
    .select('nombre')
    .where('usuario_id', '=', usuarioId)
    .orderBy(COMO_SE_LEE)
    .orderBy('nombre')
    .limit(cuantos)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** Names that nobody has: asked for, and not registered. */
const SIN_REGISTRAR = ['PREREGISTRO', 'ERROR'] as const satisfies readonly EstadoDominio[];

/** Which of some names are not registered. */
export async function listSinRegistrar(connection: Connection, ascii: readonly string[]): Promise<string[]> {
  if (ascii.length === 0) return [];
  const rows = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where('nombre', 'in', ascii)
    .where('estado', 'in', SIN_REGISTRAR)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/**
 * On how many names somebody has a role, and of how many that are registered they are the holder or a contact only: all of them counted as they change,
 * and of those that are not registered, which are few, one by one.
 */
export async function countDeCuenta(connection: Connection, usuarioId: number) {
  const lista = await connection
    .selectFrom('dominio_listas')
    .select(['total', 'titular'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  if (!lista) return undefined;
  // From those of the whole registry, which are few: of who has a million names not each is looked at.
  const suyos = await connection
    .selectFrom('dominio_usuarios')
    .select('titular')
    .where('usuario_id', '=', usuarioId)
    .where('dominio_id', 'in', (is) =>
      is.selectFrom('dominios').select('id').where('estado', 'in', SIN_REGISTRAR),
    )
    .execute();
  const titularDe = lista.titular - suyos.filter(({ titular }) => titular === 1).length;
  return {
    total: lista.total,
    titularDe,
    contactoDe: lista.total - suyos.length - titularDe,
    sinRegistrar: suyos.length,
  };
}

/** The first names whose holder is a contact without an account. */
export async function listDeContactos(
  connection: Connection,
  contactoIds: readonly number[],
  cuantos: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where('titular_id', 'in', contactoIds)
    .limit(cuantos)
    .execute();
  return enOrden(rows.map(({ nombre }) => nombre));
}
