import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';

/** What a key was used for: the digest of what was asked, and what was answered. */
export interface Usada {
  huella: string | null;
  resultado: string;
  creada_en: string;
}

/**
 * Takes an operation key in the transaction of what it stands for. Answers what it was used for where it was used before;
 * the primary key makes a second one at the same moment wait for the first.
 */
export async function takeKey(
  trx: Connection,
  clave: string,
  now: Temporal.Instant,
  asked: { usuarioId: number | null; huella: string | null } = { usuarioId: null, huella: null },
): Promise<Usada | undefined> {
  const taken = await trx
    .insertInto('operaciones')
    .values({
      clave,
      usuario_id: asked.usuarioId,
      huella: asked.huella,
      resultado: '',
      creada_en: stamp(now),
    })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  if (taken) return undefined;
  return trx
    .selectFrom('operaciones')
    .select(['huella', 'resultado', 'creada_en'])
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
}

/** Takes a key anew that was used long enough ago. */
export const renewKey = (trx: Connection, clave: string, now: Temporal.Instant) =>
  trx
    .updateTable('operaciones')
    .set({ creada_en: stamp(now) })
    .where('clave', '=', clave)
    .execute();

/** Writes the outcome that repeats will get. */
export const keepOutcome = (trx: Connection, clave: string, resultado: string) =>
  trx.updateTable('operaciones').set({ resultado }).where('clave', '=', clave).execute();

/** Whether one of these keys was taken by something that was done. */
export async function areTaken(connection: Connection, claves: readonly string[]): Promise<boolean> {
  const found = await connection
    .selectFrom('operaciones')
    .select('clave')
    .where('clave', 'in', claves)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
