import type { Insertable, Updateable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { CandadosTable, CustodiosTable } from '~/database/tables/candado';

/** As many names or changes as a page shows. */
const A_LA_VISTA = 50;

/** What somebody is called, next to their row. */
const NOMBRE = ['usuarios.nombre', 'usuarios.login'] as const;

/** Those that somebody asked, and that were not taken back. */
export const listCustodios = (connection: Connection, titularId: number) =>
  connection
    .selectFrom('custodios')
    .leftJoin('usuarios', 'usuarios.id', 'custodios.usuario_id')
    .selectAll('custodios')
    .select(NOMBRE)
    .where('titular_id', '=', titularId)
    .where('estado', '!=', 'RETIRADO')
    .orderBy('custodios.id')
    .execute();
export type CustodioConNombre = Awaited<ReturnType<typeof listCustodios>>[number];

/** How many were asked by somebody since a moment. */
export async function countInvitados(connection: Connection, titularId: number, desde: string) {
  const { total } = await connection
    .selectFrom('custodios')
    .select((all) => all.fn.countAll().as('total'))
    .where('titular_id', '=', titularId)
    .where('invitado_en', '>', desde)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Asks somebody; undefined where they were asked already, or accepted. */
export const insertCustodio = (trx: Connection, values: Insertable<CustodiosTable>) =>
  trx
    .insertInto('custodios')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Changes one that is still as said; undefined where it is not any more. */
export const updateCustodio = (
  trx: Connection,
  id: number,
  estados: readonly CustodiosTable['estado'][],
  values: Updateable<CustodiosTable>,
) =>
  trx
    .updateTable('custodios')
    .set(values)
    .where('id', '=', id)
    .where('estado', 'in', estados)
    .returningAll()
    .executeTakeFirst();

export const findCustodio = (connection: Connection, id: number) =>
  connection.selectFrom('custodios').selectAll().where('id', '=', id).executeTakeFirst();

/** An invitation that waits, by the digest of its code, with who asks. */
export const findInvitado = (connection: Connection, hash: string) =>
  connection
    .selectFrom('custodios')
    .innerJoin('usuarios', 'usuarios.id', 'custodios.titular_id')
    .selectAll('custodios')
    .select(NOMBRE)
    .where('codigo_hash', '=', hash)
    .where('estado', '=', 'INVITADO')
    .executeTakeFirst();

/** The accounts of some custodians of somebody's who accepted. */
export async function listAceptados(
  connection: Connection,
  titularId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .selectFrom('custodios')
    .select('usuario_id')
    .where('titular_id', '=', titularId)
    .where('id', 'in', ids)
    .where('estado', '=', 'ACEPTO')
    .execute();
  return [...new Set(rows.flatMap(({ usuario_id }) => usuario_id ?? []))];
}

/** Closes a lock with its custodians. */
export async function insertCandado(
  trx: Connection,
  values: Insertable<CandadosTable>,
  custodios: readonly number[],
): Promise<number> {
  const { id } = await trx.insertInto('candados').values(values).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('candado_custodios')
    .values(custodios.map((usuario_id) => ({ candado_id: id, usuario_id })))
    .execute();
  return id;
}

/** Takes somebody off a lock, and sets how many of those that are left have to approve. */
export async function removeCustodioDe(
  trx: Connection,
  candadoId: number,
  usuarioId: number,
  quorum: number,
) {
  await trx
    .deleteFrom('candado_custodios')
    .where('candado_id', '=', candadoId)
    .where('usuario_id', '=', usuarioId)
    .execute();
  await trx.updateTable('candados').set({ quorum }).where('id', '=', candadoId).execute();
}

/** From when a lock is open; null leaves it closed. */
export const setAbreEn = (trx: Connection, id: number, abre_en: string | null) =>
  trx.updateTable('candados').set({ abre_en }).where('id', '=', id).execute();

const conNombre = (connection: Connection) =>
  connection
    .selectFrom('candados')
    .innerJoin('dominios', 'dominios.id', 'candados.dominio_id')
    .selectAll('candados')
    .select(['dominios.nombre', 'dominios.candado as grado']);
export type CandadoConNombre = Awaited<ReturnType<typeof listDeTitular>>[number];

/** The locked names that somebody is the holder of, in their order. */
export const listDeTitular = (connection: Connection, usuarioId: number) =>
  conNombre(connection)
    .innerJoin('dominio_usuarios as rol', 'rol.dominio_id', 'dominios.id')
    .where('rol.usuario_id', '=', usuarioId)
    .where('rol.titular', '=', 1)
    .orderBy('dominios.nombre')
    .limit(A_LA_VISTA)
    .execute();

export async function countDeTitular(connection: Connection, usuarioId: number): Promise<number> {
  const { total } = await connection
    .selectFrom('candados')
    .innerJoin('dominio_usuarios as rol', 'rol.dominio_id', 'candados.dominio_id')
    .select((all) => all.fn.countAll().as('total'))
    .where('rol.usuario_id', '=', usuarioId)
    .where('rol.titular', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The locked names that somebody watches over. */
export const listDeCustodio = (connection: Connection, usuarioId: number) =>
  conNombre(connection)
    .innerJoin('candado_custodios as custodio', 'custodio.candado_id', 'candados.id')
    .where('custodio.usuario_id', '=', usuarioId)
    .orderBy('dominios.nombre')
    .limit(A_LA_VISTA)
    .execute();

/** The custodians of some locks, by lock: who, and what they are called. */
export async function listNombres(connection: Connection, candadoIds: readonly number[]) {
  const found = new Map<number, { id: number; nombre: string; login: string }[]>();
  if (candadoIds.length === 0) return found;
  const rows = await connection
    .selectFrom('candado_custodios')
    .innerJoin('usuarios', 'usuarios.id', 'candado_custodios.usuario_id')
    .select(['candado_id', 'usuarios.id', ...NOMBRE])
    .where('candado_id', 'in', candadoIds)
    .orderBy('usuarios.id')
    .execute();
  for (const { candado_id, id, nombre, login } of rows)
    found.set(candado_id, [...(found.get(candado_id) ?? []), { id, nombre: nombre ?? login, login }]);
  return found;
}

const cambios = (connection: Connection) =>
  connection
    .selectFrom('cambios_por_aprobar as cambio')
    .innerJoin('usuarios', 'usuarios.id', 'cambio.pidio_id')
    .leftJoin('candados', 'candados.id', 'cambio.candado_id')
    .selectAll('cambio')
    .select(['usuarios.nombre as quien', 'usuarios.login', 'candados.quorum']);
export type CambioConQuien = Awaited<ReturnType<typeof listPedidos>>[number];

/** Changes that wait and that somebody decides over, oldest first. */
export const listPorAprobar = (connection: Connection, usuarioId: number, now: Temporal.Instant) =>
  cambios(connection)
    .innerJoin('candado_custodios as custodio', 'custodio.candado_id', 'cambio.candado_id')
    .where('custodio.usuario_id', '=', usuarioId)
    .where('cambio.estado', '=', 'ESPERA')
    .where('cambio.vence_en', '>', stamp(now))
    .orderBy('cambio.id')
    .limit(A_LA_VISTA)
    .execute();

/** The last changes that somebody asked for, or that were asked of names that they hold. */
export const listPedidos = (connection: Connection, usuarioId: number) =>
  cambios(connection)
    .where((is) =>
      is.or([
        is('cambio.pidio_id', '=', usuarioId),
        is.exists(
          is
            .selectFrom('dominio_usuarios as rol')
            .select('rol.dominio_id')
            .whereRef('rol.dominio_id', '=', 'cambio.dominio_id')
            .where('rol.usuario_id', '=', usuarioId)
            .where('rol.titular', '=', 1),
        ),
      ]),
    )
    .orderBy('cambio.id', 'desc')
    .limit(20)
    .execute();

/** The change of a name that waits, with who asks. */
export const findEsperando = (connection: Connection, dominioId: number) =>
  cambios(connection)
    .where('cambio.dominio_id', '=', dominioId)
    .where('cambio.estado', '=', 'ESPERA')
    .executeTakeFirst();
