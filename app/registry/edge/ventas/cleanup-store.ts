import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import { DIAS_DE_CARRITO } from '../../domain/cart';
import type { Asked } from '../due/work';

const limitOf = (now: Temporal.Instant): string => stamp(now.subtract({ hours: 24 * DIAS_DE_CARRITO }));

export type Carrito = { id: number };

/** Open carts that nobody touched for so long. */
export const listAbandonados = (connection: Connection, { now, isOpen, limit }: Asked<Carrito>) =>
  connection
    .selectFrom('ventas')
    .select('id')
    .where('estado', '=', 'ABIERTA')
    .where('actualizada_en', '<', limitOf(now))
    .where(isOpen(sql`cast(ventas.id as text)`))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Forgets some of them, but for those that were taken up again since; answers how many. */
export async function removeCarritos(
  trx: Connection,
  some: readonly Carrito[],
  now: Temporal.Instant,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('ventas')
    .where(
      'id',
      'in',
      some.map(({ id }) => id),
    )
    .where('estado', '=', 'ABIERTA')
    .where('actualizada_en', '<', limitOf(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets the keys of forms as old as those carts, and what was put aside from them. */
export async function removeClaves(connection: Connection, now: Temporal.Instant): Promise<void> {
  const limit = limitOf(now);
  await forgetAll(connection, {
    table: 'carrito_apartados',
    key: ['usuario_id', 'nombre'],
    isOver: sql`apartado_en < ${limit}`,
  });
  await forgetAll(connection, { table: 'operaciones', key: ['clave'], isOver: sql`creada_en < ${limit}` });
}
