import type { Connection } from '~/database/connection.server';
import type { Flag } from '~/database/tables/flag';
import { claveDe } from '../../domain/name';
import { updateListas } from './listas-store';

const ROLES = {
  titular: 'titular_id',
  administrador: 'administrador_id',
  tecnico: 'tecnico_id',
  financiero: 'financiero_id',
} as const;
type Rol = keyof typeof ROLES;

const flag = (on: boolean): Flag => (on ? 1 : 0);

/**
 * Rewrites who has which role on a name from its four contacts. To be called in the transaction of whatever changes a
 * contact or the expiry date of the name.
 */
export async function syncRelaciones(connection: Connection, dominioId: number): Promise<void> {
  const dominio = await connection
    .selectFrom('dominios')
    .select(['nombre', 'fecha_vencimiento', ...Object.values(ROLES)])
    .where('id', '=', dominioId)
    .executeTakeFirstOrThrow();
  const contactoDe = (rol: Rol): number | null => dominio[ROLES[rol]];
  const ids = Object.values(ROLES).flatMap((column) => dominio[column] ?? []);
  const owners = await ownersOf(connection, ids);
  const has = (usuarioId: number, rol: Rol): Flag => flag(owners.get(contactoDe(rol) ?? 0) === usuarioId);
  const rows = [...new Set(owners.values())].map((usuarioId) => ({
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
  const antes = await dropRelaciones(connection, dominioId);
  if (rows.length > 0) await connection.insertInto('dominio_usuarios').values(rows).execute();
  await updateListas(connection, antes, rows);
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
