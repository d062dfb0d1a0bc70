import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { TrabajosHistoriaTable, TrabajosTable } from '~/database/tables/trabajos';
import type { Kind } from './rules';

/** An item that was tried and not done. */
export type Undone = Pick<
  Selectable<TrabajosTable>,
  'clase' | 'clave' | 'intentos' | 'proximo_intento' | 'error' | 'desde' | 'estado'
>;

/** The condition of a list of what is due that finds only what is not tried any more. */
export const isAside = (kind: Kind, clave: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from trabajos where trabajos.clase = ${kind} and trabajos.clave = ${clave}
    and trabajos.estado <> 'ESPERA')`;

const undone = (connection: Connection) =>
  connection
    .selectFrom('trabajos')
    .select(['clase', 'clave', 'intentos', 'proximo_intento', 'error', 'desde', 'estado'])
    .where('error', '<>', '')
    .orderBy('clase')
    .orderBy('clave');

/** What failed and was not done since: what waits for its next try, and what was set aside. */
export const listUndone = (connection: Connection): Promise<Undone[]> =>
  undone(connection).where('estado', '<>', 'DESCARTADO').execute();

/** The kinds of work that somebody took and gave no sign of any more: their process died, or their machine was cut off. */
export async function listAbandoned(connection: Connection, now: Temporal.Instant): Promise<Set<string>> {
  const rows = await connection
    .selectFrom('trabajos')
    .select('clase')
    .distinct()
    .where('estado', '=', 'ESPERA')
    .where('tomado_por', 'is not', null)
    .where('tomado_hasta', '<=', stamp(now))
    .execute();
  return new Set(rows.map(({ clase }) => clase));
}

/** The first of either, as many as are shown. */
export const listFirstUndone = (
  connection: Connection,
  estado: 'ESPERA' | 'APARTADO',
  limit: number,
): Promise<Undone[]> => undone(connection).where('estado', '=', estado).limit(limit).execute();

/** What was set aside: of one kind, or one item of it, where they are given. */
export const listAside = (connection: Connection, clase?: string, clave?: string): Promise<Undone[]> =>
  undone(connection)
    .where('estado', '=', 'APARTADO')
    .$if(clase !== undefined, (rows) => rows.where('clase', '=', clase ?? ''))
    .$if(clave !== undefined, (rows) => rows.where('clave', '=', clave ?? ''))
    .execute();

/** Why some items of a kind could not be done the last time, by key; of the others nothing. */
export async function errorsOf(
  connection: Connection,
  kind: Kind,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await undone(connection).where('clase', '=', kind).where('clave', 'in', keys).execute();
  return new Map(rows.map(({ clave, error }) => [clave, error]));
}

/** Keys of a kind that are not tried any more, set aside or discarded. */
export async function listNotTried(connection: Connection, kind: Kind): Promise<string[]> {
  const rows = await connection
    .selectFrom('trabajos')
    .select('clave')
    .where('clase', '=', kind)
    .where('estado', '<>', 'ESPERA')
    .execute();
  return rows.map(({ clave }) => clave);
}

/** Adds to the history of what failed too often. */
export const writeHistory = (
  trx: Connection,
  acto: TrabajosHistoriaTable['acto'],
  { clase, clave, intentos, error }: Pick<Undone, 'clase' | 'clave' | 'intentos' | 'error'>,
  momento: Temporal.Instant,
  motivo = '',
) =>
  trx
    .insertInto('trabajos_historia')
    .values({ momento: stamp(momento), clase, clave, acto, intentos, error, motivo })
    .execute();

/** Has an item tried again from now on, as if it had never been; false where it is not set aside any more. */
export async function tryAgain(trx: Connection, { clase, clave }: Undone, now: Temporal.Instant) {
  const found = await trx
    .updateTable('trabajos')
    .set({ estado: 'ESPERA', intentos: 0, proximo_intento: stamp(now) })
    .where('clase', '=', clase)
    .where('clave', '=', clave)
    .where('estado', '=', 'APARTADO')
    .returning('clave')
    .executeTakeFirst();
  return found !== undefined;
}

/** Has an item that waits for its next try tried now. */
export const tryNow = (trx: Connection, kind: Kind, clave: string, now: Temporal.Instant) =>
  trx
    .updateTable('trabajos')
    .set({ proximo_intento: stamp(now) })
    .where('clase', '=', kind)
    .where('clave', '=', clave)
    .where('estado', '=', 'ESPERA')
    .execute();

/** Has an item never tried again, for as long as it is the same; false where it is not set aside any more. */
export async function discard(trx: Connection, { clase, clave }: Undone): Promise<boolean> {
  const found = await trx
    .updateTable('trabajos')
    .set({ estado: 'DESCARTADO' })
    .where('clase', '=', clase)
    .where('clave', '=', clave)
    .where('estado', '=', 'APARTADO')
    .returning('clave')
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets one item: its history stays. */
export const forget = (connection: Connection, kind: Kind, clave: string) =>
  connection.deleteFrom('trabajos').where('clase', '=', kind).where('clave', '=', clave).execute();

/** Every kind is looked at once a day at least: what was not tried again for longer is not due any more. */
const STALE = { hours: 48 };

/** Forgets items that wait and that nobody asks for any more: somebody did by hand what was due, or ended its name. */
export const forgetStale = (connection: Connection, now: Temporal.Instant) =>
  forgetAll(connection, {
    table: 'trabajos',
    key: ['clase', 'clave'],
    isOver: sql`estado = 'ESPERA' and proximo_intento < ${stamp(now.subtract(STALE))}
      and (tomado_hasta is null or tomado_hasta <= ${stamp(now)})`,
  });

/** How many items failed, by kinds: that wait for their next try, and that were set aside; and since when the oldest was tried. */
export async function countUndone(
  connection: Connection,
): Promise<{ clase: string; estado: Undone['estado']; cuantos: number; desde: string }[]> {
  const rows = await connection
    .selectFrom('trabajos')
    .select((all) => ['clase', 'estado', all.fn.countAll().as('cuantos'), all.fn.min('desde').as('desde')])
    .where('error', '<>', '')
    .groupBy(['clase', 'estado'])
    .execute();
  return rows.map((row) => ({ ...row, cuantos: Number(row.cuantos) }));
}
