import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { CorreosAnterioresTable } from '~/database/tables/avisos';

/** The former addresses at which somebody is told too, oldest first. */
export const listAnteriores = (connection: Connection, usuarioId: number, now: Temporal.Instant) =>
  connection
    .selectFrom('correos_anteriores')
    .select(['correo', 'validado_en', 'hasta'])
    .where('usuario_id', '=', usuarioId)
    .where((is) => is.or([is('hasta', 'is', null), is('hasta', '>', stamp(now))]))
    .orderBy('hasta')
    .orderBy('correo')
    .execute();

/** Somebody is told there too, until the address that took its place is validated. */
export const keepAnterior = (
  trx: Connection,
  { usuario_id, correo, validado_en }: Omit<CorreosAnterioresTable, 'hasta'>,
) =>
  trx
    .insertInto('correos_anteriores')
    .values({ usuario_id, correo, validado_en, hasta: null })
    .onConflict((conflict) =>
      conflict.columns(['usuario_id', 'correo']).doUpdateSet({ validado_en, hasta: null }),
    )
    .execute();

/** It is the address itself again. */
export const dropAnterior = (trx: Connection, usuarioId: number, correo: string) =>
  trx
    .deleteFrom('correos_anteriores')
    .where('usuario_id', '=', usuarioId)
    .where('correo', '=', correo)
    .execute();

/** The address that took their place was validated: they are told for a while yet. */
export const endAnteriores = (trx: Connection, usuarioId: number, hasta: string) =>
  trx
    .updateTable('correos_anteriores')
    .set({ hasta })
    .where('usuario_id', '=', usuarioId)
    .where('hasta', 'is', null)
    .execute();

/** Forgets those at which nobody is told any more. */
export const removeAnteriores = (connection: Connection, now: Temporal.Instant) =>
  forgetAll(connection, {
    table: 'correos_anteriores',
    key: ['usuario_id', 'correo'],
    isOver: sql`hasta <= ${stamp(now)}`,
  });
