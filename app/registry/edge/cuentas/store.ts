import type { Connection } from '~/database/connection.server';
import type { DatosCuenta } from './rules';

const COLUMNAS = [
  'id',
  'usuario_id',
  'nombre',
  'cuenta',
  'pais_id',
  'tipo_documento_id',
  'nro_documento',
  'forma_pago_id',
  'creada_en',
  'eliminada_en',
] as const;

/** Accounts with what their ids mean. */
const todas = (connection: Connection) =>
  connection
    .selectFrom('plantillas_cuenta as cuenta')
    .innerJoin('paises', 'paises.id', 'cuenta.pais_id')
    .innerJoin('tipos_documento', 'tipos_documento.id', 'cuenta.tipo_documento_id')
    .innerJoin('formas_pago', 'formas_pago.id', 'cuenta.forma_pago_id')
    .innerJoin('usuarios', 'usuarios.id', 'cuenta.usuario_id')
    .select(COLUMNAS.map((column) => `cuenta.${column}` as const))
    .select([
      'paises.nombre as pais',
      'tipos_documento.nombre as tipo_documento',
      'formas_pago.nombre as forma_pago',
      'usuarios.login as usuario',
    ])
    .select((is) =>
      is
        .selectFrom('dominios')
        .select((count) => count.fn.countAll().as('cantidad'))
        .whereRef('dominios.cuenta_pago_id', '=', 'cuenta.id')
        .as('cantidad_dominios'),
    );

/** Deleted ones stay for the ledger and are not found here. */
const activas = (connection: Connection) => todas(connection).where('cuenta.eliminada_en', 'is', null);

export type Cuenta = NonNullable<Awaited<ReturnType<typeof findCuenta>>>;

/** An account that was not deleted, whoever's it is. */
export const findCuenta = (connection: Connection, id: number) =>
  activas(connection).where('cuenta.id', '=', id).executeTakeFirst();

/** The user's own account, or nothing: somebody else's is not found. */
export const findOwnCuenta = (connection: Connection, usuarioId: number, id: number) =>
  activas(connection)
    .where('cuenta.id', '=', id)
    .where('cuenta.usuario_id', '=', usuarioId)
    .executeTakeFirst();

/** The user's accounts, in the order they were made. */
export const listCuentas = (connection: Connection, usuarioId: number): Promise<Cuenta[]> =>
  activas(connection).where('cuenta.usuario_id', '=', usuarioId).orderBy('cuenta.id').execute();

/** Some accounts by id, whoever's they are and also those that were deleted: what a domain was charged to. */
export async function listCuentasDe(
  connection: Connection,
  ids: readonly number[],
): Promise<Map<number, Cuenta>> {
  if (ids.length === 0) return new Map();
  const rows = await todas(connection).where('cuenta.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The user's account of the same bill and document, whatever it is called. */
export const findSameCuenta = (connection: Connection, usuarioId: number, datos: DatosCuenta) =>
  activas(connection)
    .where('cuenta.usuario_id', '=', usuarioId)
    .where('cuenta.cuenta', '=', datos.cuenta)
    .where('cuenta.forma_pago_id', '=', datos.idFormaPago)
    .where('cuenta.tipo_documento_id', '=', datos.idTipoDocumento)
    .where('cuenta.nro_documento', '=', datos.nroDocumento)
    .executeTakeFirst();

/** Keeps a new account; answers its id. */
export async function insertCuenta(
  trx: Connection,
  usuarioId: number,
  datos: DatosCuenta,
  creada_en: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('plantillas_cuenta')
    .values({
      usuario_id: usuarioId,
      nombre: datos.nombre,
      cuenta: datos.cuenta,
      pais_id: datos.idPais,
      tipo_documento_id: datos.idTipoDocumento,
      nro_documento: datos.nroDocumento,
      forma_pago_id: datos.idFormaPago,
      creada_en,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Only the name of an account can change (decision n). */
export const renameCuenta = (trx: Connection, id: number, nombre: string) =>
  trx.updateTable('plantillas_cuenta').set({ nombre }).where('id', '=', id).execute();

/** The account ends: open carts are left without one. */
export async function deleteCuenta(trx: Connection, id: number, eliminada_en: string): Promise<void> {
  await trx.updateTable('plantillas_cuenta').set({ eliminada_en }).where('id', '=', id).execute();
  await trx
    .updateTable('ventas')
    .set({ cuenta_pago_id: null })
    .where('cuenta_pago_id', '=', id)
    .where('estado', '=', 'ABIERTA')
    .execute();
}

/** The names charged to an account. */
export async function listPagados(connection: Connection, id: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where('cuenta_pago_id', '=', id)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** Which country a type of document belongs to, and its code. */
export const findTipoDocumento = (connection: Connection, id: number) =>
  connection
    .selectFrom('tipos_documento')
    .select(['pais_id', 'codigo'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether there is such a way of paying. */
export const findFormaPago = (connection: Connection, id: number) =>
  connection.selectFrom('formas_pago').select('id').where('id', '=', id).executeTakeFirst();
