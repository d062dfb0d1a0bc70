import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { forgetSome } from '~/database/delete-in-batches';
import { ventanaDe } from './rules';

/** How many queries each origin has made in the window of an instant. */
export async function consultasDe(
  connection: Connection,
  origenes: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom('consultas')
    .select(['origen', 'cantidad'])
    .where('ventana', '=', ventanaDe(now))
    .where('origen', 'in', origenes)
    .execute();
  return new Map(rows.map((row) => [row.origen, row.cantidad]));
}

/** Counts one query of each origin. In one order, so that two of them never wait for each other. */
export async function countConsulta(
  connection: Connection,
  origenes: readonly string[],
  now: Temporal.Instant,
) {
  const ventana = ventanaDe(now);
  const rows = [...origenes].sort().map((origen) => ({ origen, ventana, cantidad: 1 }));
  const counted = await connection
    .insertInto('consultas')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['origen', 'ventana']).doUpdateSet({ cantidad: sql<number>`consultas.cantidad + 1` }),
    )
    .returning('cantidad')
    .execute();
  if (counted.some((row) => row.cantidad === 1)) await forgetOld(connection, ventana);
}

const forgetOld = (connection: Connection, ventana: string) =>
  forgetSome(connection, {
    table: 'consultas',
    key: ['origen', 'ventana'],
    isOver: sql`ventana < ${ventana}`,
  });

/** Gives an origin its whole budget back. */
export const clearConsultas = (connection: Connection, origen: string, now: Temporal.Instant) =>
  connection
    .deleteFrom('consultas')
    .where('origen', '=', origen)
    .where('ventana', '=', ventanaDe(now))
    .execute();

/** Spends a challenge; false when it was spent before. The primary key decides between two at once. */
export async function spend(
  connection: Connection,
  clave: string,
  venceEn: Temporal.Instant,
  now: Temporal.Instant,
): Promise<boolean> {
  await forgetSome(connection, {
    table: 'captcha_usados',
    key: ['clave'],
    isOver: sql`vence_en < ${now.toString()}`,
  });
  const spent = await connection
    .insertInto('captcha_usados')
    .values({ clave, vence_en: venceEn.toString() })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Whether a challenge was spent. */
export async function isSpent(connection: Connection, clave: string): Promise<boolean> {
  const row = await connection
    .selectFrom('captcha_usados')
    .select('clave')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return row !== undefined;
}
