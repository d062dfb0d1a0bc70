import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import type { Database } from '~/database/connection.server';

/** How long a cart that nobody touches is kept, and with it the keys of repeated forms. */
const DIAS = 60;

/** Forgets carts left behind: with them goes the holder data typed in them. Confirmed sales stay for ever. */
export async function removeAbandoned(database: Database, now: Temporal.Instant): Promise<void> {
  const limit = stamp(now.subtract({ hours: 24 * DIAS }));
  await database
    .deleteFrom('ventas')
    .where('estado', '=', 'ABIERTA')
    .where('actualizada_en', '<', limit)
    .execute();
  await database.deleteFrom('carrito_apartados').where('apartado_en', '<', limit).execute();
  await database.deleteFrom('operaciones').where('creada_en', '<', limit).execute();
}
