import { stamp } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import type { EdgeContext } from '../context';

/**
 * Takes an operation key in the transaction of what it stands for. Answers the outcome of the first one where the key
 * was used before; the primary key makes a second one at the same moment wait for the first.
 */
export async function takeKey(connection: Connection, clave: string, now: EdgeContext['now']) {
  const taken = await connection
    .insertInto('operaciones')
    .values({ clave, usuario_id: null, resultado: '', creada_en: stamp(now) })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  if (taken) return undefined;
  const first = await connection
    .selectFrom('operaciones')
    .select('resultado')
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
  return first.resultado;
}

/** Writes the outcome that repeats will get. */
export const keepOutcome = (connection: Connection, clave: string, resultado: string) =>
  connection.updateTable('operaciones').set({ resultado }).where('clave', '=', clave).execute();
