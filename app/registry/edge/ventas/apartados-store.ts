import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';

/** As many as are shown: who fills cart after cart signed out does not fill a page with them. */
const MOST = 50;

/** Names a person wanted to register and their cart had no room for, the oldest first. */
export async function listApartados(connection: Connection, usuarioId: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('carrito_apartados')
    .select('nombre')
    .where('usuario_id', '=', usuarioId)
    .orderBy('apartado_en')
    .orderBy('nombre')
    .limit(MOST)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** Puts a name aside, by its A-label; one that is there already stays. */
export const insertApartado = (
  connection: Connection,
  usuarioId: number,
  nombre: string,
  now: Temporal.Instant,
) =>
  connection
    .insertInto('carrito_apartados')
    .values({ usuario_id: usuarioId, nombre, apartado_en: stamp(now) })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'nombre']).doNothing())
    .execute();

/** Forgets names that were put aside: they are in the cart, or nobody wants them any more. */
export const deleteApartados = (connection: Connection, usuarioId: number, nombres: readonly string[]) =>
  connection
    .deleteFrom('carrito_apartados')
    .where('usuario_id', '=', usuarioId)
    .where('nombre', 'in', nombres)
    .execute();
