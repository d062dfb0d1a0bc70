import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { TransferenciasTable } from '~/database/tables/transferencias';
import type { Rol } from '../../domain/roles';
import type { EstadoTransferencia } from '../../domain/transfer/states';
import type { Asked } from '../due/work';

export type Solicitud = Selectable<TransferenciasTable>;

/** As many as a list of a name's requests has. */
const A_LA_VISTA = 100;

const solicitudes = (connection: Connection) => connection.selectFrom('transferencias').selectAll();

/** The pending request for a name: one at most, an index says so. */
export const findPendiente = (connection: Connection, nombre: string): Promise<Solicitud | undefined> =>
  solicitudes(connection).where('nombre', '=', nombre).where('estado', '=', 'PENDING').executeTakeFirst();

/**
 * Adds a pending request, unless the name has one: the index decides between two at once. Its first step is written with
 * it.
 */
export async function insertSolicitud(
  trx: Connection,
  values: Omit<Insertable<TransferenciasTable>, 'estado'>,
): Promise<Solicitud> {
  const made = await trx
    .insertInto('transferencias')
    .values({ ...values, estado: 'PENDING' })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertPaso(trx, made.id, 'PENDING', values.gana, values.solicitada_en);
  return made;
}

const insertPaso = (
  trx: Connection,
  transferencia_id: number,
  estado: EstadoTransferencia,
  quien: string,
  momento: string,
) => trx.insertInto('transferencia_pasos').values({ transferencia_id, estado, quien, momento }).execute();

type Fin = { estado: EstadoTransferencia; quien: string; momento: string; vencimientoNuevo: string | null };

/** Ends a pending request; false where somebody else was first, and then nothing is written. */
export async function resolve(trx: Connection, id: number, fin: Fin): Promise<boolean> {
  const change: Updateable<TransferenciasTable> = {
    estado: fin.estado,
    resuelta_en: fin.momento,
    vencimiento_nuevo: fin.vencimientoNuevo,
  };
  const ended = await trx
    .updateTable('transferencias')
    .set(change)
    .where('id', '=', id)
    .where('estado', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await insertPaso(trx, id, fin.estado, fin.quien, fin.momento);
  return true;
}

/** The steps of some requests, in order. */
export async function listPasos(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return connection
    .selectFrom('transferencia_pasos')
    .select(['transferencia_id', 'estado', 'quien', 'momento'])
    .where('transferencia_id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** A part of somebody's requests, newest first. */
export const listDeUsuario = (
  connection: Connection,
  usuarioId: number,
  { desde, cantidad }: { desde: number; cantidad: number },
): Promise<Solicitud[]> =>
  solicitudes(connection)
    .where('usuario_id', '=', usuarioId)
    .where('eliminada_en', 'is', null)
    .orderBy('id', 'desc')
    .limit(cantidad)
    .offset(desde)
    .execute();

export async function countDeUsuario(connection: Connection, usuarioId: number): Promise<number> {
  const { total } = await connection
    .selectFrom('transferencias')
    .select((count) => count.fn.countAll().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('eliminada_en', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A request that somebody made, by the name and its reference or the digest of its code. */
export const findPropia = (
  connection: Connection,
  usuarioId: number,
  nombre: string,
  { referencia, huella }: { referencia: string; huella: string },
): Promise<Solicitud | undefined> =>
  solicitudes(connection)
    .where('nombre', '=', nombre)
    .where('usuario_id', '=', usuarioId)
    .where('eliminada_en', 'is', null)
    .where((is) => is.or([is('referencia', '=', referencia), is('huella', '=', huella)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** What somebody asked for about a name, newest first. */
export const listDeNombre = (
  connection: Connection,
  nombre: string,
  usuarioId: number,
): Promise<Solicitud[]> =>
  solicitudes(connection)
    .where('nombre', '=', nombre)
    .where('usuario_id', '=', usuarioId)
    .where('eliminada_en', 'is', null)
    .orderBy('id', 'desc')
    .limit(A_LA_VISTA)
    .execute();

/** Every request for a name since it was registered, newest first: what was asked before is its former owners' alone. */
export const listDeDominio = (connection: Connection, dominioId: number): Promise<Solicitud[]> =>
  solicitudes(connection)
    .where('dominio_id', '=', dominioId)
    .orderBy('id', 'desc')
    .limit(A_LA_VISTA)
    .execute();

/**
 * The pending requests that `pierde` has to answer of names on which somebody has one of some roles, the first to end first: those that wait are few
 * beside the names of somebody who has many.
 */
export const listPedidasA = (
  connection: Connection,
  usuarioId: number,
  {
    pierde,
    roles,
    now,
    cantidad,
  }: { pierde: string; roles: readonly Rol[]; now: Temporal.Instant; cantidad: number },
) =>
  connection
    .selectFrom('transferencias')
    .select(['transferencias.nombre', 'transferencias.gana', 'transferencias.vence_en'])
    // In words of the statement: what is bound is not seen to be what the index of those that wait is of.
    .where('transferencias.estado', '=', sql.lit('PENDING' as const))
    .where('transferencias.pierde', '=', pierde)
    .where('transferencias.vence_en', '>', stamp(now))
    .where((is) =>
      is.exists(
        is
          .selectFrom('dominio_usuarios as rol')
          .select('rol.dominio_id')
          .whereRef('rol.dominio_id', '=', 'transferencias.dominio_id')
          .where('rol.usuario_id', '=', usuarioId)
          .where((has) => has.or(roles.map((each) => has(`rol.${each}`, '=', 1)))),
      ),
    )
    .orderBy('transferencias.vence_en')
    .limit(cantidad)
    .execute();

export const hideSolicitud = (trx: Connection, id: number, momento: string) =>
  trx.updateTable('transferencias').set({ eliminada_en: momento }).where('id', '=', id).execute();

const CLAVE = sql`cast(transferencias.id as text)`;

/** How one looks for requests that are due. */
type Due = Pick<Asked<never>, 'now' | 'isOpen' | 'limit'>;

/** Names whose request is pending past its date, oldest first. */
export const listVencidas = (connection: Connection, { now, isOpen, limit }: Due) =>
  connection
    .selectFrom('transferencias')
    .select(['id', 'nombre'])
    .where('estado', '=', 'PENDING')
    .where('vence_en', '<=', stamp(now))
    .where(isOpen(CLAVE))
    .orderBy('vence_en')
    .limit(limit)
    .execute();

/** Names with a pending request that has lost its ground: the name is gone, not in force, or somebody else's by now. */
export const listPerdidas = (connection: Connection, { isOpen, limit }: Due) =>
  connection
    .selectFrom('transferencias')
    .leftJoin('dominios', 'dominios.id', 'transferencias.dominio_id')
    .leftJoin('contactos', 'contactos.id', 'dominios.titular_id')
    .select(['transferencias.id', 'transferencias.nombre'])
    .where('transferencias.estado', '=', 'PENDING')
    .where(isOpen(CLAVE))
    .where((is) =>
      is.or([
        is('dominios.id', 'is', null),
        is('dominios.estado', '!=', 'REGISTRADO'),
        is('contactos.nic_handle', 'is distinct from', is.ref('transferencias.titular')),
      ]),
    )
    .orderBy('transferencias.id')
    .limit(limit)
    .execute();

/** The pending requests that a registrar has to answer, or that it made, oldest first. */
export const listPendientesDe = (connection: Connection, registrador: string) =>
  solicitudes(connection)
    .where('estado', '=', 'PENDING')
    .where((is) => is.or([is('pierde', '=', registrador), is('gana', '=', registrador)]))
    .orderBy('id')
    .execute();
