import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { CifrasTables } from '~/database/tables/cifras';

/** How many names something became of in a month. */
export type Cuenta = CifrasTables['cifras_nombres'];

/** The last entry of the history that was counted. */
export async function findContada(trx: Connection): Promise<number> {
  const row = await trx
    .selectFrom('cifras_turnos')
    .select('turno')
    .where('clave', '=', 'HISTORIA')
    .executeTakeFirst();
  return row?.turno ?? 0;
}

/** Goes on from one entry to another; false where somebody else did. */
export async function moveContada(trx: Connection, de: number, a: number): Promise<boolean> {
  const moved = await trx
    .insertInto('cifras_turnos')
    .values({ clave: 'HISTORIA', turno: a })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet({ turno: a }).where('cifras_turnos.turno', '=', de),
    )
    .returning('turno')
    .executeTakeFirst();
  return moved !== undefined;
}

/** What happened to names after an entry, oldest first: a range of the key. */
export const listEntradas = (trx: Connection, desde: number, most: number) =>
  trx
    .selectFrom('dominio_historia')
    .select(['id', 'suceso', 'momento'])
    .where('id', '>', desde)
    .orderBy('id')
    .limit(most)
    .execute();

/** The newest entry of all. */
export async function findLastEntrada(connection: Connection): Promise<number | undefined> {
  const row = await connection
    .selectFrom('dominio_historia')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Whether something is from before a moment. */
export const isBefore = (momento: string, limit: Temporal.Instant): boolean => momento < stamp(limit);

export async function addCuentas(trx: Connection, cuentas: readonly Cuenta[]): Promise<void> {
  for (const cuenta of cuentas)
    await trx
      .insertInto('cifras_nombres')
      .values(cuenta)
      .onConflict((conflict) =>
        conflict.columns(['mes', 'clase']).doUpdateSet({
          cuantos: sql<number>`cifras_nombres.cuantos + ${cuenta.cuantos}`,
        }),
      )
      .execute();
}

export const listCuentas = (connection: Connection, desde: string): Promise<Cuenta[]> =>
  connection
    .selectFrom('cifras_nombres')
    .selectAll()
    .where('mes', '>=', desde)
    .orderBy('mes')
    .orderBy('clase')
    .execute();

export const forgetCuentas = (connection: Connection, desde: string) =>
  forgetAll(connection, { table: 'cifras_nombres', key: ['mes', 'clase'], isOver: sql`mes < ${desde}` });
