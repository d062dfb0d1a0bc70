import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import { VEN_PAGOS } from '../../domain/acciones';
import { ROLES } from '../../domain/roles';
import { retenciones } from '../dominios/retenciones-store';
import { COLUMNAS_DE_ROLES } from '../dominios/role-columns';
import { conAvisos } from '../peligros/store';
import { enEstado, seRenuevaSola } from './estado-store';
import type { Filtro } from './filtro-de-nombres';

/** The expression of the index `dominio_usuarios_clave`. */
const CLAVE = sql<string>`coalesce(rol.clave, rol.nombre)`;

const contains = (text: RawBuilder<string>, parte: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${parte.replace(/[!%_]/g, '!$&')}%`} escape '!'`;

const delegated = sql<boolean>`exists (select 1 from nameservers where nameservers.dominio_id = dominios.id)`;
const delegatedTo = (servidor: string) => sql<boolean>`exists (select 1 from nameservers
  where nameservers.dominio_id = dominios.id and ${contains(sql`nameservers.nombre`, servidor)})`;

/** Whether an account pays for a name is for who sees its payments. */
const VE_SUS_PAGOS = sql<boolean>`(${sql.join(
  VEN_PAGOS.map((rol) => sql`rol.${sql.ref(rol)} = 1`),
  sql` or `,
)})`;

/** What a filter asks of the names themselves; without any of it, the relations alone answer. */
function delNombre(filtro: Filtro): RawBuilder<boolean>[] {
  const { hoy, alojados, estados, delegacion, servidor, conCuenta, conCandado, cuentaPagoId } = filtro;
  const { administrable } = filtro;
  return [
    alojados ? [sql<boolean>`dominios.alojado = 1`, enEstado('EN_VIGOR', hoy)] : [],
    estados
      ? [
          sql<boolean>`(${sql.join(
            estados.map((each) => enEstado(each, hoy)),
            sql` or `,
          )})`,
        ]
      : [],
    delegacion ? [sql<boolean>`dominios.alojado = 0`, enEstado('EN_VIGOR', hoy)] : [],
    delegacion === 'CON_SERVIDORES' ? [delegated] : [],
    delegacion === 'SIN_SERVIDORES' ? [sql<boolean>`not ${delegated}`] : [],
    servidor === undefined
      ? []
      : [sql<boolean>`dominios.alojado = 0`, enEstado('EN_VIGOR', hoy), delegatedTo(servidor)],
    administrable === undefined
      ? []
      : [sql<boolean>`(dominios.estado not in ('PREREGISTRO', 'ERROR')) = ${sql.lit(administrable)}`],
    conCuenta === undefined
      ? []
      : [sql<boolean>`(dominios.cuenta_pago_id is not null) = ${sql.lit(conCuenta)}`, VE_SUS_PAGOS],
    filtro.vePagos ? [VE_SUS_PAGOS] : [],
    conCandado === undefined ? [] : [sql<boolean>`(dominios.candado is not null) = ${sql.lit(conCandado)}`],
    cuentaPagoId === undefined ? [] : [sql<boolean>`dominios.cuenta_pago_id = ${cuentaPagoId}`],
    filtro.sinLasQueSeRenuevan ? [sql<boolean>`not ${seRenuevaSola(hoy)}`] : [],
  ].flat();
}

const ofAccount = (nombre: string) => sql<boolean>`exists (select 1 from plantillas_cuenta as pagada
  where pagada.id = dominios.cuenta_pago_id and pagada.nombre = ${nombre})`;

/** Somebody's relations within a filter: a range of one of their indexes. */
export function relaciones(connection: Connection, usuarioId: number, filtro: Filtro) {
  const { rol, parte, desde, hasta, cuentaPagoId, cuentaPagoNombre } = filtro;
  let found = connection.selectFrom('dominio_usuarios as rol').where('rol.usuario_id', '=', usuarioId);
  if (rol) found = found.where(`rol.${rol}`, '=', 1);
  if (desde) found = found.where('rol.fecha_vencimiento', '>=', desde);
  if (hasta) found = found.where('rol.fecha_vencimiento', '<=', hasta);
  if (parte) found = found.where(contains(CLAVE, parte));
  if (cuentaPagoId !== undefined || cuentaPagoNombre !== undefined)
    found = found.where((is) => is.or(VEN_PAGOS.map((each) => is(`rol.${each}`, '=', 1))));
  const asked = delNombre(filtro);
  if (cuentaPagoNombre !== undefined) asked.push(ofAccount(cuentaPagoNombre));
  if (asked.length > 0)
    found = found.where((is) =>
      is.exists(
        is
          .selectFrom('dominios')
          .select('dominios.id')
          .whereRef('dominios.id', '=', 'rol.dominio_id')
          .where(is.and(asked)),
      ),
    );
  return found;
}

/** How many of somebody's names a filter finds, counted one by one. */
export async function countPropios(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
): Promise<number> {
  const { total } = await relaciones(connection, usuarioId, filtro)
    .select((is) => is.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const flagged = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<number>`coalesce(sum(case when ${sql.join(conditions, sql` and `)} then 1 else 0 end), 0)`;

/** The same of several filters, by state and date, in one pass over somebody's names. */
export async function countPorFiltro<Nombre extends string>(
  connection: Connection,
  usuarioId: number,
  filtros: Record<Nombre, Filtro>,
): Promise<Record<Nombre, number>> {
  const counts = Object.entries<Filtro>(filtros).map(([nombre, filtro]) => {
    const { desde, hasta } = filtro;
    const dates = [
      desde ? [sql<boolean>`rol.fecha_vencimiento >= ${desde}`] : [],
      hasta ? [sql<boolean>`rol.fecha_vencimiento <= ${hasta}`] : [],
    ].flat();
    return sql`${flagged([...dates, ...delNombre(filtro)])} as ${sql.id(nombre)}`;
  });
  const { rows } = await sql<Record<Nombre, number>>`select ${sql.join(counts)} from dominio_usuarios as rol
    inner join dominios on dominios.id = rol.dominio_id where rol.usuario_id = ${usuarioId}`.execute(
    connection,
  );
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  return row;
}

const DEL_DOMINIO = [
  'dominios.id',
  'dominios.nombre',
  'dominios.tld',
  'dominios.estado',
  'dominios.alojado',
  'dominios.fecha_alta',
  'dominios.fecha_vencimiento',
  'dominios.fecha_eliminacion',
  'dominios.renovacion_automatica',
  'dominios.congelado_hasta',
  'dominios.candado',
  'dominios.version',
  ...COLUMNAS_DE_ROLES.map((column) => `dominios.${column}` as const),
  'dominios.cuenta_pago_id',
  'dominios.cuenta_asociada_en',
  'dominios.creado_en',
  'cuenta.nombre as cuenta_nombre',
  'cuenta.cuenta as cuenta_numero',
  'cuenta.usuario_id as cuenta_usuario_id',
] as const;

/** Names with the roles that somebody has on them and the account that pays. */
const propios = (connection: Connection, usuarioId: number) =>
  connection
    .selectFrom('dominio_usuarios as rol')
    .innerJoin('dominios', 'dominios.id', 'rol.dominio_id')
    .leftJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'dominios.cuenta_pago_id')
    .select([...DEL_DOMINIO, ...ROLES.map((rol) => `rol.${rol}` as const)])
    .select(retenciones(connection))
    .where('rol.usuario_id', '=', usuarioId);

export type Propio = NonNullable<Awaited<ReturnType<typeof findPropio>>>;

/** A name that somebody has a role on. */
export const findPropio = (connection: Connection, usuarioId: number, ascii: string) =>
  propios(connection, usuarioId).where('rol.nombre', '=', ascii).executeTakeFirst();

/** The account of a name's holder, null where they have none, and since when there is that name; undefined of one that nobody has. */
export const findTitularDe = (connection: Connection, ascii: string) =>
  connection
    .selectFrom('dominios')
    .leftJoin('contactos', 'contactos.id', 'dominios.titular_id')
    .select([
      'dominios.id',
      'dominios.titular_id',
      'dominios.administrador_id',
      'contactos.usuario_id',
      'dominios.creado_en',
      'dominios.candado',
    ])
    .where('dominios.nombre', '=', ascii)
    .executeTakeFirst();

/** A name as a holder would see it, of one whose holder has no account here. */
export async function findDeTitularSinCuenta(
  connection: Connection,
  ascii: string,
): Promise<Propio | undefined> {
  const row = await connection
    .selectFrom('dominios')
    .leftJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'dominios.cuenta_pago_id')
    .select(DEL_DOMINIO)
    .select(retenciones(connection))
    .where('dominios.nombre', '=', ascii)
    .executeTakeFirst();
  return row && { ...row, titular: 1, administrador: 0, tecnico: 0, financiero: 0 };
}

/** What a list is ordered by: expiry where that is asked or the filter has dates, otherwise the name as people read it. */
const ordenDe = ({ desde, hasta, porVencimiento }: Filtro): RawBuilder<string> =>
  porVencimiento || desde !== undefined || hasta !== undefined ? sql<string>`rol.fecha_vencimiento` : CLAVE;

/** A name as a row of a list: besides, whether there is any finding to tell of it, where that could be read. */
export type EnLista = Propio & { con_avisos?: number };

/** Rows in the order of their ids. */
function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const rowsOfNames = (connection: Connection, usuarioId: number, ids: readonly number[]) =>
  propios(connection, usuarioId).where('rol.dominio_id', 'in', ids);

/** The rows of some names, in the order of their ids. */
export const rowsOf = async (
  connection: Connection,
  usuarioId: number,
  ids: readonly number[],
): Promise<Propio[]> =>
  ids.length === 0 ? [] : inOrder(await rowsOfNames(connection, usuarioId, ids).execute(), ids);

/** The same with whether there is any finding to tell of each. */
export const rowsWithFindings = async (
  connection: Connection,
  usuarioId: number,
  ids: readonly number[],
): Promise<EnLista[]> =>
  ids.length === 0
    ? []
    : inOrder(await rowsOfNames(connection, usuarioId, ids).select(conAvisos).execute(), ids);

/** A part of what a filter finds: ids, in the order of the list or, from its end, in the opposite one. */
export async function listIds(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  { salteando, cantidad, orden }: { salteando: number; cantidad: number; orden: 'asc' | 'desc' },
): Promise<number[]> {
  const found = await relaciones(connection, usuarioId, filtro)
    .select('rol.dominio_id')
    .orderBy(ordenDe(filtro), orden)
    .orderBy('rol.nombre', orden)
    .limit(cantidad)
    .offset(salteando)
    .execute();
  return found.map(({ dominio_id }) => dominio_id);
}

/** Where a part of a list ended: what it is ordered by, and the name. */
export type Lugar = [orden: string, nombre: string];

/** The part of somebody's names after a place, and where it ends: the last one costs what the first one does. */
export async function listPropiosDesde(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  { despuesDe, cantidad }: { despuesDe: Lugar | undefined; cantidad: number },
) {
  const orden = ordenDe(filtro);
  let found = relaciones(connection, usuarioId, filtro).select([
    'rol.dominio_id',
    'rol.nombre',
    orden.as('orden'),
  ]);
  if (despuesDe)
    found = found.where(sql<boolean>`(${orden}, rol.nombre) > (${despuesDe[0]}, ${despuesDe[1]})`);
  const places = await found.orderBy(orden).orderBy('rol.nombre').limit(cantidad).execute();
  const last = places.at(-1);
  const ids = places.map(({ dominio_id }) => dominio_id);
  const ultimo: Lugar | null = last ? [last.orden, last.nombre] : null;
  return { rows: await rowsOf(connection, usuarioId, ids), ultimo };
}
