import type { ReferenceExpression } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { now, stamp } from '~/clock.server';
import { type Connection, database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

type Column = ReferenceExpression<Tables, 'limites'>;
const ENDED: Column = 'limites.vence';

/** Adds to what has been spent under a key, in the window under way or in a new one; answers what it then is. */
export async function addSpent(
  connection: Connection,
  { clave, puntos, vence }: { clave: string; puntos: number; vence: Temporal.Instant },
): Promise<{ gastado: number; vence: string }> {
  const present = stamp(now());
  return connection
    .insertInto('limites')
    .values({ clave, gastado: Math.max(0, puntos), vence: stamp(vence) })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet((is) => ({
        gastado: is
          .case()
          .when(ENDED, '<=', present)
          .then(is.ref('excluded.gastado'))
          .else(is('limites.gastado', '+', puntos))
          .end(),
        vence: is
          .case()
          .when(ENDED, '<=', present)
          .then(is.ref('excluded.vence'))
          .else(is.ref('limites.vence'))
          .end(),
      })),
    )
    .returning(['gastado', 'vence'])
    .executeTakeFirstOrThrow();
}

/** Deletes the windows that are over; run from time to time. Answers how many went. */
export async function cleanLimits(): Promise<number> {
  const { numDeletedRows } = await database()
    .deleteFrom('limites')
    .where('vence', '<=', stamp(now()))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
