import type { Insertable, Updateable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Dominio, DominiosTable, NameserversTable } from '~/database/tables/registro';
import { ROLES } from '../../domain/roles';
import { findRetenciones } from './retenciones-store';
import { COLUMNAS_DE_ROLES } from './role-columns';
import type { Conocidos } from './snapshot';
import { listPublicos } from './store';

/** Locks a name's row: the state read is the one that is changed. It waits for whoever has it. */
export async function lockRow(trx: Connection, ascii: string): Promise<Dominio | undefined> {
  const row = await trx
    .updateTable('dominios')
    .set((name) => ({ version: name.ref('version') }))
    .where('nombre', '=', ascii)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, retenciones: await findRetenciones(trx, row) };
}

/** Adds a name unless somebody has it: the unique constraint decides between two. */
export async function insertRow(
  trx: Connection,
  values: Insertable<DominiosTable>,
): Promise<Dominio | undefined> {
  const row = await trx
    .insertInto('dominios')
    .values(values)
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, retenciones: null };
}

/** Changes a name where it is still the version given. */
export async function updateRow(
  trx: Connection,
  { id, version }: Dominio,
  values: Updateable<DominiosTable>,
): Promise<Dominio | undefined> {
  const row = await trx
    .updateTable('dominios')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, retenciones: await findRetenciones(trx, row) };
}

/** Drops a name, and with it its relations and servers. */
export const deleteRow = (trx: Connection, id: number) =>
  trx.deleteFrom('dominios').where('id', '=', id).execute();

export type Servidor = Omit<NameserversTable, 'id' | 'dominio_id' | 'orden'>;

/** The servers of a name from now on, in their order. */
export async function replaceServidores(
  trx: Connection,
  dominioId: number,
  servidores: readonly Servidor[],
): Promise<void> {
  await trx.deleteFrom('nameservers').where('dominio_id', '=', dominioId).execute();
  if (servidores.length === 0) return;
  const rows = servidores.map(({ nombre, tipo_ip, ip }, at) => ({
    dominio_id: dominioId,
    orden: at + 1,
    nombre,
    tipo_ip,
    ip,
  }));
  await trx.insertInto('nameservers').values(rows).execute();
}

/** Which roles somebody has on a name, as they are stored. */
export const findRoles = (connection: Connection, usuarioId: number, dominioId: number) =>
  connection
    .selectFrom('dominio_usuarios')
    .select(ROLES)
    .where('usuario_id', '=', usuarioId)
    .where('dominio_id', '=', dominioId)
    .executeTakeFirst();

/** What somebody is on some names, by the id of each; nothing of those that they have no role on. */
export async function listRoles(connection: Connection, usuarioId: number | null, ids: readonly number[]) {
  if (usuarioId === null || ids.length === 0) return new Map<number, never>();
  const rows = await connection
    .selectFrom('dominio_usuarios')
    .select(['dominio_id', ...ROLES])
    .where('usuario_id', '=', usuarioId)
    .where('dominio_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ dominio_id, ...roles }) => [dominio_id, roles]));
}

async function cuentasDe(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await connection
    .selectFrom('plantillas_cuenta')
    .select(['id', 'nombre'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The people and accounts of some versions of a name: those of them that `columnas` are about. */
export async function conocidosDe(
  connection: Connection,
  versiones: readonly Dominio[],
  columnas: readonly (keyof Dominio)[],
): Promise<Conocidos> {
  const roles = COLUMNAS_DE_ROLES.filter((column) => columnas.includes(column));
  const contactos = versiones.flatMap((dominio) => roles.flatMap((column) => dominio[column] ?? []));
  const cuentas = columnas.includes('cuenta_pago_id')
    ? versiones.flatMap(({ cuenta_pago_id }) => cuenta_pago_id ?? [])
    : [];
  return {
    contactos: await listPublicos(connection, contactos),
    cuentas: await cuentasDe(connection, cuentas),
  };
}

/** The account behind a contact, if any. */
export async function duenioDe(connection: Connection, contactoId: number): Promise<number | null> {
  const row = await connection
    .selectFrom('contactos')
    .select('usuario_id')
    .where('id', '=', contactoId)
    .executeTakeFirst();
  return row?.usuario_id ?? null;
}

/** What somebody is called. */
export async function findAutor(connection: Connection, usuarioId: number): Promise<string | undefined> {
  const row = await connection
    .selectFrom('usuarios')
    .select(['nombre', 'login'])
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  return row && (row.nombre ?? row.login);
}
