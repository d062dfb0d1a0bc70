import type { Insertable, Updateable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { ActoPorAprobar, ActosPorAprobarTable } from '~/database/tables/oficina';
import type { ActoQueEspera } from '../../../contract/oficina/por-aprobar';
import type { ActoDeDos } from '../../../domain/dos-personas';

/** Keeps an act; undefined where the same is asked for already. */
export const insertActoPorAprobar = (
  trx: Connection,
  values: Insertable<ActosPorAprobarTable>,
): Promise<ActoPorAprobar | undefined> =>
  trx
    .insertInto('actos_por_aprobar')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findActoPorAprobar = (connection: Connection, id: number): Promise<ActoPorAprobar | undefined> =>
  connection.selectFrom('actos_por_aprobar').selectAll().where('id', '=', id).executeTakeFirst();

/** One, for this transaction alone: of two who answer at once the second reads what the first did. */
export const lockActoPorAprobar = (trx: Connection, id: number): Promise<ActoPorAprobar | undefined> =>
  trx
    .updateTable('actos_por_aprobar')
    .set((row) => ({ estado: row.ref('estado') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Which of some things wait for a second person, by what names each (`PedidoDeOficina.clave`): the act that does. */
export async function esperanDe(
  connection: Connection,
  claves: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, ActoQueEspera>> {
  if (claves.length === 0) return new Map();
  const rows = await connection
    .selectFrom('actos_por_aprobar')
    .select(['clave', 'id', 'que'])
    .where('clave', 'in', claves)
    .where('estado', '=', 'ESPERA')
    .where('vence_en', '>', stamp(now))
    .execute();
  return new Map(rows.map(({ clave, id, que }) => [clave, { id, que }]));
}

/** How many wait of what each account asked for. */
export async function countEsperanDe(
  connection: Connection,
  now: Temporal.Instant,
): Promise<ReadonlyMap<number, number>> {
  const rows = await connection
    .selectFrom('actos_por_aprobar')
    .select(({ fn }) => ['pidio_id', fn.countAll().as('cuantos')])
    .where('estado', '=', 'ESPERA')
    .where('vence_en', '>', stamp(now))
    .groupBy('pidio_id')
    .execute();
  return new Map(rows.map(({ pidio_id, cuantos }) => [pidio_id, Number(cuantos)]));
}

type Fin = Pick<Updateable<ActosPorAprobarTable>, 'estado' | 'termino_id' | 'motivo_fin' | 'a_solas'>;

/** Ends one that waits. Asked under its lock. */
export const endActoPorAprobar = (trx: Connection, id: number, fin: Fin, now: Temporal.Instant) =>
  trx
    .updateTable('actos_por_aprobar')
    .set({ ...fin, terminado_en: stamp(now) })
    .where('id', '=', id)
    .execute();

/** Somebody looked at what was done alone. Asked under its lock. */
export const saveRevision = (
  trx: Connection,
  id: number,
  { revisoId, nota }: { revisoId: number; nota: string },
  now: Temporal.Instant,
) =>
  trx
    .updateTable('actos_por_aprobar')
    .set({ reviso_id: revisoId, revisado_en: stamp(now), nota })
    .where('id', '=', id)
    .execute();

/** As many as a page shows of each. */
const A_LA_VISTA = 50;

const conQuien = (connection: Connection) =>
  connection
    .selectFrom('actos_por_aprobar as acto')
    .innerJoin('usuarios as pidio', 'pidio.id', 'acto.pidio_id')
    .leftJoin('usuarios as termino', 'termino.id', 'acto.termino_id')
    .leftJoin('usuarios as reviso', 'reviso.id', 'acto.reviso_id')
    .selectAll('acto')
    .select([
      'pidio.nombre as pidio_nombre',
      'pidio.login as pidio_login',
      'termino.nombre as termino_nombre',
      'termino.login as termino_login',
      'reviso.nombre as reviso_nombre',
      'reviso.login as reviso_login',
    ]);
export type ActoConQuien = Awaited<ReturnType<typeof listEsperan>>[number];

/** What somebody may see: of some acts, and whatever they asked for. */
export interface Suyos {
  actos: readonly ActoDeDos[];
  usuarioId: number;
}

const suyos = (connection: Connection, { actos, usuarioId }: Suyos) =>
  conQuien(connection).where((is) =>
    is.or([is('acto.pidio_id', '=', usuarioId), ...(actos.length > 0 ? [is('acto.acto', 'in', actos)] : [])]),
  );

/** Those that wait, the one that lapses first before. */
export const listEsperan = (connection: Connection, de: Suyos, now: Temporal.Instant) =>
  suyos(connection, de)
    .where('acto.estado', '=', 'ESPERA')
    .where('acto.vence_en', '>', stamp(now))
    .orderBy('acto.vence_en')
    .limit(A_LA_VISTA)
    .execute();

/** Those that somebody did alone and nobody looked at, oldest first. */
export const listPorRevisar = (connection: Connection, de: Suyos) =>
  suyos(connection, de)
    .where('acto.a_solas', 'is not', null)
    .where('acto.revisado_en', 'is', null)
    .orderBy('acto.id')
    .limit(A_LA_VISTA)
    .execute();

/** The last ones that ended, and that nobody has to look at any more: the one that ended last first. */
export const listTerminados = (connection: Connection, de: Suyos, now: Temporal.Instant) =>
  suyos(connection, de)
    .where((is) => is.or([is('acto.estado', '!=', 'ESPERA'), is('acto.vence_en', '<=', stamp(now))]))
    .where((is) => is.or([is('acto.a_solas', 'is', null), is('acto.revisado_en', 'is not', null)]))
    .orderBy((is) => is.fn.coalesce('acto.terminado_en', 'acto.vence_en'), 'desc')
    .orderBy('acto.id', 'desc')
    .limit(20)
    .execute();

/** One that somebody may see. */
export const findSuyo = (connection: Connection, de: Suyos, id: number) =>
  suyos(connection, de).where('acto.id', '=', id).executeTakeFirst();

/** How many were done alone and nobody looked at, by act. */
export async function countPorRevisar(connection: Connection): Promise<Record<string, number>> {
  const rows = await connection
    .selectFrom('actos_por_aprobar')
    .select((is) => ['acto', is.fn.countAll().as('cuantos')])
    .where('a_solas', 'is not', null)
    .where('revisado_en', 'is', null)
    .groupBy('acto')
    .execute();
  return Object.fromEntries(rows.map(({ acto, cuantos }) => [acto, Number(cuantos)]));
}
