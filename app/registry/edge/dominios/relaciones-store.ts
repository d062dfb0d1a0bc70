import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '~/database/connection.server';
import type { Flag } from '~/database/tables/flag';
import { claveDe } from '../../domain/name';
import type { Rol } from '../../domain/roles';
import { updateListas } from './listas-store';
import { COLUMNAS_DE_ROLES, columnaDe, contactoIds } from './role-columns';

const flag = (on: boolean): Flag => (on ? 1 : 0);

/** Who has which role on a name, as its four contacts say: a row for each person, none for a name that is gone. */
async function relacionesDe(connection: Connection, dominioId: number) {
  const dominio = await connection
    .selectFrom('dominios')
    .select(['nombre', 'fecha_vencimiento', ...COLUMNAS_DE_ROLES])
    .where('id', '=', dominioId)
    .executeTakeFirst();
  if (!dominio) return [];
  const owners = await ownersOf(connection, contactoIds(dominio));
  const has = (usuarioId: number, rol: Rol): Flag =>
    flag(owners.get(dominio[columnaDe(rol)] ?? 0) === usuarioId);
  return [...new Set(owners.values())].map((usuarioId) => ({
    usuario_id: usuarioId,
    dominio_id: dominioId,
    nombre: dominio.nombre,
    clave: claveDe(dominio.nombre),
    fecha_vencimiento: dominio.fecha_vencimiento,
    titular: has(usuarioId, 'titular'),
    administrador: has(usuarioId, 'administrador'),
    tecnico: has(usuarioId, 'tecnico'),
    financiero: has(usuarioId, 'financiero'),
  }));
}

/**
 * Makes the index of a name's people anew from its contacts. To be called in the transaction of whatever changes a contact
 * or the expiry date of the name.
 */
export async function syncRelaciones(connection: Connection, dominioId: number): Promise<void> {
  const rows = await relacionesDe(connection, dominioId);
  const antes = await dropRelaciones(connection, dominioId);
  if (rows.length > 0) await connection.insertInto('dominio_usuarios').values(rows).execute();
  await updateListas(connection, antes, rows);
}

type Relacion = Awaited<ReturnType<typeof relacionesDe>>[number];

const enOrden = (rows: readonly Relacion[]): Relacion[] =>
  [...rows].sort((one, other) => one.usuario_id - other.usuario_id);

/** Whether the index of a name's people is what its contacts say. */
export async function areRelacionesTrue(connection: Connection, dominioId: number): Promise<boolean> {
  const stored = await connection
    .selectFrom('dominio_usuarios')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .execute();
  return isDeepStrictEqual(
    enOrden(stored).map((row) => ({ ...row })),
    enOrden(await relacionesDe(connection, dominioId)),
  );
}

const dropRelaciones = (connection: Connection, dominioId: number) =>
  connection.deleteFrom('dominio_usuarios').where('dominio_id', '=', dominioId).returningAll().execute();

/** Takes a name that ends out of everybody's list, in the transaction that ends it. */
export async function removeRelaciones(connection: Connection, dominioId: number): Promise<void> {
  await updateListas(connection, await dropRelaciones(connection, dominioId), []);
}

/** The account behind each contact; contacts of nobody's account are missing. */
export async function ownersOf(
  connection: Connection,
  contactos: readonly number[],
): Promise<Map<number, number>> {
  if (contactos.length === 0) return new Map();
  const rows = await connection
    .selectFrom('contactos')
    .select(['id', 'usuario_id'])
    .where('id', 'in', contactos)
    .execute();
  return new Map(
    rows.flatMap(({ id, usuario_id }) => (usuario_id === null ? [] : [[id, usuario_id] as const])),
  );
}
