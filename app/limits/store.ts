import { type ReferenceExpression, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { now, stamp } from '~/base/clock.server';
import { type Connection, database } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
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
export const cleanLimits = (): Promise<number> =>
  forgetAll(database(), { table: 'limites', key: ['clave'], isOver: sql`vence <= ${stamp(now())}` });
