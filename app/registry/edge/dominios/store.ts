import type { Temporal } from 'temporal-polyfill';
import { minuteOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { cached } from '~/database/reference-cache';
import { precioEn, proximoPrecio, type Vigencia } from '../../domain/precios';
import type { Reservado } from '../../domain/reservados';
import { ROLES } from '../../domain/roles';
import { retenciones } from './retenciones-store';
import { COLUMNAS_DE_ROLES } from './role-columns';

const VIDA = [
  'id',
  'nombre',
  'estado',
  'fecha_vencimiento',
  'fecha_eliminacion',
  'renovacion_automatica',
  'cuenta_pago_id',
] as const;

/** Names as they are stored, with their registration dates and contacts. */
const dominios = (connection: Connection) =>
  connection
    .selectFrom('dominios')
    .select([...VIDA, 'fecha_alta', 'congelado_hasta', 'candado', 'alojado', ...COLUMNAS_DE_ROLES])
    .select(retenciones(connection));

/** One of them. */
export const findDominio = (connection: Connection, ascii: string) =>
  dominios(connection).where('nombre', '=', ascii).executeTakeFirst();

/** Some of them, each by its name; names nobody has are missing. */
export async function listDominios(connection: Connection, ascii: readonly string[]) {
  if (ascii.length === 0) return new Map<string, never>();
  const rows = await dominios(connection).where('nombre', 'in', ascii).execute();
  return new Map(rows.map((row) => [row.nombre, row]));
}

/** What decides the state of each of some names; names nobody has are missing. */
export async function listVidas(connection: Connection, ascii: readonly string[]) {
  if (ascii.length === 0) return new Map<string, never>();
  const rows = await connection
    .selectFrom('dominios')
    .select(VIDA)
    .select(retenciones(connection))
    .where('nombre', 'in', ascii)
    .execute();
  return new Map(rows.map((row) => [row.nombre, row]));
}

/** What is kept of some texts, whole names or bare labels, each by its own. */
export async function listReservados(
  connection: Connection,
  nombres: readonly string[],
): Promise<Map<string, Reservado>> {
  if (nombres.length === 0) return new Map();
  const rows = await connection
    .selectFrom('nombres_reservados')
    .select(['nombre', 'clase', 'para_usuario_id as para'])
    .where('nombre', 'in', nombres)
    .where('quitado_en', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.nombre, row]));
}

/** Suffixes with each of their prices, a row of both. */
const conPrecios = (connection: Connection) =>
  connection
    .selectFrom('sufijos')
    .leftJoin('sufijo_precios as otro', (join) =>
      join.onRef('otro.tld', '=', 'sufijos.tld').on('otro.retirado_en', 'is', null),
    )
    .select(['sufijos.tld', 'sufijos.precio', 'sufijos.habilitado', 'otro.desde', 'otro.precio as otro'])
    .orderBy('sufijos.orden')
    .orderBy('otro.desde')
    .execute();

/** Every suffix there is in their order, whether it is sold, and what a year under it costs, from when. */
export const listTarifas = cached(async (connection) => {
  const rows = await conPrecios(connection);
  return [...new Map(rows.map((row) => [row.tld, row])).values()].map(({ tld, precio, habilitado }) => ({
    tld,
    precio,
    habilitado,
    vigencias: rows.flatMap(({ tld: of, desde, otro }): Vigencia[] =>
      of === tld && desde !== null && otro !== null ? [{ desde, precio: otro }] : [],
    ),
  }));
});

/** Every suffix there is in their order, what a year under it costs at an instant in centésimos, and whether it is sold. */
export async function listPrecios(connection: Connection, now: Temporal.Instant) {
  const minuto = minuteOf(now);
  return (await listTarifas(connection)).map((tarifa) => ({
    tld: tarifa.tld,
    habilitado: tarifa.habilitado,
    precio: precioEn(tarifa, minuto),
    proximo: proximoPrecio(tarifa, minuto),
  }));
}

/** Suffixes on sale in their order, with the price of a year at an instant in centésimos. */
export const listSufijos = async (connection: Connection, now: Temporal.Instant) =>
  (await listPrecios(connection, now)).filter(({ habilitado }) => habilitado === 1);

/** Every suffix there is, also one under which nothing is sold any more. */
export const listTerminaciones = async (connection: Connection): Promise<string[]> =>
  (await listTarifas(connection)).map(({ tld }) => tld);

/** The public part of some contacts (spec 2, whois), by id. */
export async function listPublicos(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await connection
    .selectFrom('contactos')
    .select(['id', 'nombre', 'apellido', 'direccion', 'telefono', 'email_publico', 'nic_handle'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const listNameservers = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('nameservers')
    .select(['nombre', 'tipo_ip', 'ip'])
    .where('dominio_id', '=', dominioId)
    .orderBy('orden')
    .execute();

/** A name that somebody has a role on, with their roles. */
export const findConRoles = (connection: Connection, usuarioId: number, ascii: string) =>
  connection
    .selectFrom('dominio_usuarios as rol')
    .innerJoin('dominios', 'dominios.id', 'rol.dominio_id')
    .selectAll('dominios')
    .select(retenciones(connection))
    .select(ROLES.map((rol) => `rol.${rol}` as const))
    .where('rol.usuario_id', '=', usuarioId)
    .where('rol.nombre', '=', ascii)
    .executeTakeFirst();
