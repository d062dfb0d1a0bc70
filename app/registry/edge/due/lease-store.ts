import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { isPostgres } from '~/database/is-postgres';
import { type Kind, LEASE } from './rules';
import { findTried, open, partsOf } from './store';

/** The rows of some items; where rows can be locked, those that somebody's transaction has are passed over. */
const lockable = (trx: Connection) =>
  trx
    .selectFrom('trabajos')
    .select('clave')
    .$if(isPostgres(trx), (rows) => rows.forUpdate().skipLocked());

/** Who holds items of a kind. */
export interface Holder {
  kind: Kind;
  id: string;
}

async function takeFresh(
  trx: Connection,
  { kind, id }: Holder,
  keys: readonly string[],
  now: Temporal.Instant,
) {
  const common = { clase: kind, intentos: 1, error: '', proximo_intento: stamp(now), desde: stamp(now) };
  const held = { tomado_por: id, tomado_hasta: stamp(now.add(LEASE)) };
  if (keys.length === 0) return [];
  return trx
    .insertInto('trabajos')
    .values([...keys].sort().map((clave) => ({ ...common, ...held, clave })))
    .onConflict((conflict) => conflict.columns(['clase', 'clave']).doNothing())
    .returning(['clave', 'intentos'])
    .execute();
}

async function takeAgain(
  trx: Connection,
  { kind, id }: Holder,
  keys: readonly string[],
  now: Temporal.Instant,
) {
  if (keys.length === 0) return [];
  const free = await lockable(trx)
    .where('clase', '=', kind)
    .where('clave', 'in', keys)
    .where(open(now))
    .orderBy('clave')
    .execute();
  if (free.length === 0) return [];
  return trx
    .updateTable('trabajos')
    .set((row) => ({
      tomado_por: id,
      tomado_hasta: stamp(now.add(LEASE)),
      intentos: row('intentos', '+', 1),
    }))
    .where('clase', '=', kind)
    .where(
      'clave',
      'in',
      free.map(({ clave }) => clave),
    )
    .where(open(now))
    .returning(['clave', 'intentos'])
    .execute();
}

/**
 * Takes some items for as long as a lease lasts; answers those that were got, with how often each was taken. Of several who
 * try, in one process or on several machines, one gets an item: its row is inserted once, and changed where nobody has it.
 */
export function take(
  database: Database,
  holder: Holder,
  keys: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, number>> {
  return inTransaction(database, async (trx) => {
    const taken = new Map<string, number>();
    for (const some of partsOf(keys)) {
      const tried = await findTried(trx, holder.kind, some, now);
      const fresh = await takeFresh(
        trx,
        holder,
        some.filter((key) => !tried.has(key)),
        now,
      );
      const again = await takeAgain(trx, holder, [...tried.keys()], now);
      for (const { clave, intentos } of [...fresh, ...again]) taken.set(clave, intentos);
    }
    return taken;
  });
}

/** Says of everything that one holds that it is still under way. What a transaction is about to end is passed over. */
export const renew = (database: Database, { kind, id }: Holder, now: Temporal.Instant): Promise<void> =>
  inTransaction(database, async (trx) => {
    const held = await lockable(trx).where('clase', '=', kind).where('tomado_por', '=', id).execute();
    for (const some of partsOf(held.map(({ clave }) => clave)))
      await trx
        .updateTable('trabajos')
        .set({ tomado_hasta: stamp(now.add(LEASE)) })
        .where('clase', '=', kind)
        .where('clave', 'in', some)
        .where('tomado_por', '=', id)
        .execute();
  });

/**
 * Ends items that were done, in the transaction that does them; answers how many of them were still one's own. The first
 * statement of that transaction: until it ends the rows are locked, and nobody takes what is being done.
 */
export async function removeDone(
  connection: Connection,
  { kind, id }: Holder,
  keys: readonly string[],
): Promise<number> {
  let ended = 0;
  for (const some of partsOf(keys)) {
    const { numDeletedRows } = await connection
      .deleteFrom('trabajos')
      .where('clase', '=', kind)
      .where('clave', 'in', some)
      .where('tomado_por', '=', id)
      .executeTakeFirst();
    ended += Number(numDeletedRows);
  }
  return ended;
}

/** What became of a try that failed. */
export interface Failure {
  error: string;
  next: Temporal.Instant;
  estado: 'ESPERA' | 'APARTADO';
}

/** Writes it down where the item is still one's own: it may be done, where its outcome was not heard. Answers whether. */
export async function writeFailure(
  connection: Connection,
  { kind, id }: Holder,
  clave: string,
  { error, next, estado }: Failure,
): Promise<boolean> {
  const written = await connection
    .updateTable('trabajos')
    .set({ error, estado, proximo_intento: stamp(next), tomado_por: null, tomado_hasta: null })
    .where('clase', '=', kind)
    .where('clave', '=', clave)
    .where('tomado_por', '=', id)
    .returning('clave')
    .executeTakeFirst();
  return written !== undefined;
}

/** Gives back what one holds and did not begin: as if it had not been taken. */
export async function giveBack(database: Database, { kind, id }: Holder): Promise<void> {
  await database
    .deleteFrom('trabajos')
    .where('clase', '=', kind)
    .where('tomado_por', '=', id)
    .where('intentos', '=', 1)
    .execute();
  await database
    .updateTable('trabajos')
    .set((row) => ({ tomado_por: null, tomado_hasta: null, intentos: row('intentos', '-', 1) }))
    .where('clase', '=', kind)
    .where('tomado_por', '=', id)
    .execute();
}
