import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import type { Kind } from './rules';

/** As many keys as go into one statement. */
const AT_ONCE = 500;

export const partsOf = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, at) =>
    keys.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** The condition of every list of what is due: what somebody is at, what waits and what was set aside is not in it. */
export const isOpen = (kind: Kind, clave: RawBuilder<unknown>, now: Temporal.Instant): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from trabajos where trabajos.clase = ${kind} and trabajos.clave = ${clave}
    and (trabajos.estado <> 'ESPERA' or trabajos.proximo_intento > ${stamp(now)}
      or trabajos.tomado_hasta > ${stamp(now)}))`;

/** The same of the rows themselves. */
export const open = (now: Temporal.Instant) => (is: ExpressionBuilder<Tables, 'trabajos'>) =>
  is.and([
    is('estado', '=', 'ESPERA'),
    is('proximo_intento', '<=', stamp(now)),
    is.or([is('tomado_hasta', 'is', null), is('tomado_hasta', '<=', stamp(now))]),
  ]);

/** Those of some items that were tried before, each with whether it may be tried now. */
export async function findTried(
  connection: Connection,
  kind: Kind,
  keys: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>();
  for (const some of partsOf(keys)) {
    const rows = await connection
      .selectFrom('trabajos')
      .select((is) => [
        'clave',
        is.case().when(open(now)(is)).then(is.lit(1)).else(is.lit(0)).end().as('abierto'),
      ])
      .where('clase', '=', kind)
      .where('clave', 'in', some)
      .execute();
    for (const { clave, abierto } of rows) found.set(clave, abierto === 1);
  }
  return found;
}
