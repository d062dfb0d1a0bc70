import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetSome } from '~/database/delete-in-batches';
import type { CifrasTables } from '~/database/tables/cifras';

/** A zone that was published, to be seen at its servers. */
export type PorVer = CifrasTables['cifras_por_ver'];

/** So many are waited for at once, and each is looked at in every turn: of a day of many they are a sample. */
const MOST = 20;

/**
 * Asks that it be seen, unless enough are waited for: one that waited for its turn to be looked at would be told as late.
 * Published again before it was seen, it is seen with the newer serial, since the older change.
 */
export async function insertPorVer(trx: Connection, porVer: PorVer): Promise<void> {
  const others = await trx
    .selectFrom('cifras_por_ver')
    .select('zona')
    .where('zona', '<>', porVer.zona)
    .limit(MOST)
    .execute();
  if (others.length >= MOST) return;
  await trx
    .insertInto('cifras_por_ver')
    .values(porVer)
    .onConflict((conflict) => conflict.column('zona').doUpdateSet({ serie: porVer.serie }))
    .execute();
}

/** Those that are still to be seen. */
export const listPorVer = (connection: Connection): Promise<PorVer[]> =>
  connection.selectFrom('cifras_por_ver').selectAll().orderBy('desde').orderBy('zona').execute();

/** It is seen, or waited for no more; false where somebody else saw it, or it was published again meanwhile. */
export async function takePorVer(trx: Connection, { zona, serie }: PorVer): Promise<boolean> {
  const taken = await trx
    .deleteFrom('cifras_por_ver')
    .where('zona', '=', zona)
    .where('serie', '=', serie)
    .returning('zona')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets those of which nobody can say any more when they were first answered: nobody looked. */
export const forgetPorVer = (connection: Connection, antes: Temporal.Instant) =>
  forgetSome(connection, {
    table: 'cifras_por_ver',
    key: ['zona'],
    isOver: sql`desde < ${stamp(antes)}`,
  });

/** A zone that the servers were given: they are asked for it to see whether they answer. */
export async function findZonaPublicada(connection: Connection): Promise<string | undefined> {
  const row = await connection
    .selectFrom('dns_publicadas')
    .select('zona')
    .where('serie_publicada', 'is not', null)
    .where('zona', 'not like', '%.invalid')
    .orderBy('zona')
    .limit(1)
    .executeTakeFirst();
  return row?.zona;
}
