import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from './connection.server';
import type { Hecho } from './tables/instalacion';

/** What is known of this installation under a name, as it was written, and since when. */
export const findHecho = (connection: Connection, clave: Hecho) =>
  connection
    .selectFrom('instalacion')
    .select(['valor', 'desde'])
    .where('clave', '=', clave)
    .executeTakeFirst();

/** Writes a fact, in place of what was said before under that name. */
export async function writeHecho(
  connection: Connection,
  clave: Hecho,
  said: object,
  now: Temporal.Instant,
): Promise<void> {
  const values = { valor: JSON.stringify(said), desde: stamp(now) };
  await connection
    .insertInto('instalacion')
    .values({ clave, ...values })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet(values))
    .execute();
}

/** Forgets a fact; answers whether it was there. */
export async function removeHecho(connection: Connection, clave: Hecho): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('instalacion')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
