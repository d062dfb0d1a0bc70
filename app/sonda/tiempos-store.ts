import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { CifrasTables } from '~/database/tables/cifras';
import { cuboDe, type Serie } from '~/registry/domain/cifras';

/** What one month's bounds get. */
type Fila = CifrasTables['cifras_tiempos'];

/** Adds to how often something took so long. In one order, so that two of them never wait for each other. */
export async function addTiempos(connection: Connection, filas: readonly Fila[]): Promise<void> {
  const inOrder = [...filas].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const fila of inOrder)
    await connection
      .insertInto('cifras_tiempos')
      .values(fila)
      .onConflict((conflict) =>
        conflict.columns(['serie', 'mes', 'cubo']).doUpdateSet({
          cuantos: sql<number>`cifras_tiempos.cuantos + ${fila.cuantos}`,
        }),
      )
      .execute();
}

const keyOf = ({ serie, mes, cubo }: Fila): string => `${serie} ${mes} ${cubo}`;

/** How long things took, of some series and from a month on. */
export const listTiempos = (
  connection: Connection,
  series: readonly Serie[],
  desde: string,
): Promise<Fila[]> =>
  connection
    .selectFrom('cifras_tiempos')
    .selectAll()
    .where('serie', 'in', series)
    .where('mes', '>=', desde)
    .orderBy('serie')
    .orderBy('mes')
    .orderBy('cubo')
    .execute();

/** Forgets the months that are not told any more. */
export const forgetTiempos = (connection: Connection, desde: string) =>
  forgetAll(connection, {
    table: 'cifras_tiempos',
    key: ['serie', 'mes', 'cubo'],
    isOver: sql`mes < ${desde}`,
  });

/** One more that took so long, today; null: it did not come. */
export const insertMuestra = (
  connection: Connection,
  serie: Serie,
  ms: number | null,
  now: Temporal.Instant,
) =>
  connection
    .insertInto('cifras_muestras')
    .values({ serie, ms, momento: stamp(now) })
    .execute();

/** Takes some of those that are from before a moment, as what they add to the months that `mesDe` says. */
export async function takeMuestras(
  trx: Connection,
  antes: Temporal.Instant,
  most: number,
  mesDe: (momento: string) => string,
): Promise<Fila[]> {
  const taken = await trx
    .deleteFrom('cifras_muestras')
    .where(
      'id',
      'in',
      trx
        .selectFrom('cifras_muestras')
        .select('id')
        .where('momento', '<', stamp(antes))
        .orderBy('momento')
        .orderBy('id')
        .limit(most),
    )
    .returning(['serie', 'momento', 'ms'])
    .execute();
  const filas = new Map<string, Fila>();
  for (const { serie, momento, ms } of taken) {
    const fila = { serie, mes: mesDe(momento), cubo: cuboDe(ms), cuantos: 1 };
    const known = filas.get(keyOf(fila));
    filas.set(keyOf(fila), known ? { ...known, cuantos: known.cuantos + 1 } : fila);
  }
  return [...filas.values()];
}
