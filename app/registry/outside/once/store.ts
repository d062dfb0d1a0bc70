import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import { forgetSome } from '~/database/delete-in-batches';
import type { EstadoAfuera } from '~/database/tables/afuera';

/** A key as it is kept: what became of what was asked under it. */
export interface Kept {
  huella: string;
  estado: EstadoAfuera;
  resultado: string | null;
  desde: string;
  vence: string;
}

/** Holds a key until `vence`. */
export interface Hold {
  clave: string;
  huella: string;
  now: Temporal.Instant;
  vence: Temporal.Instant;
}

/** Takes a key that nobody used; the primary key lets one of several through. */
export async function takeNew(db: Database, { clave, huella, now, vence }: Hold): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('operaciones_afuera')
    .values({
      clave,
      huella,
      estado: 'EN_CURSO',
      resultado: null,
      desde: stamp(now),
      vence: stamp(vence),
    })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Takes a key over as it was seen; who sees it later finds it taken. `desde` stays where it may have been done already. */
export async function takeOver(
  db: Database,
  seen: Pick<Kept, 'estado' | 'vence'>,
  { clave, huella, now, vence }: Hold,
): Promise<boolean> {
  const isAnew = seen.estado === 'NO_HECHA';
  const { numUpdatedRows } = await db
    .updateTable('operaciones_afuera')
    .set({
      estado: 'EN_CURSO',
      resultado: null,
      vence: stamp(vence),
      ...(isAnew && { huella, desde: stamp(now) }),
    })
    .where('clave', '=', clave)
    .where('estado', '=', seen.estado)
    .where('vence', '=', seen.vence)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const read = (db: Database, clave: string): Promise<Kept | undefined> =>
  db
    .selectFrom('operaciones_afuera')
    .select(['huella', 'estado', 'resultado', 'desde', 'vence'])
    .where('clave', '=', clave)
    .executeTakeFirst();

/** How it stands with any of some keys. */
export const readAny = (db: Database, claves: readonly string[]): Promise<Pick<Kept, 'estado' | 'vence'>[]> =>
  db.selectFrom('operaciones_afuera').select(['estado', 'vence']).where('clave', 'in', claves).execute();

/** Holds a key for longer: its change still goes on. */
export const renew = (db: Database, clave: string, vence: Temporal.Instant) =>
  db
    .updateTable('operaciones_afuera')
    .set({ vence: stamp(vence) })
    .where('clave', '=', clave)
    .where('estado', '=', 'EN_CURSO')
    .execute();

export const keep = (db: Database, clave: string, outcome: Pick<Kept, 'estado' | 'resultado'>) =>
  db.updateTable('operaciones_afuera').set(outcome).where('clave', '=', clave).execute();

/** Forgets some of the keys that are as old as those of the embedded registry that are forgotten. */
export const forgetBefore = (db: Database, limit: Temporal.Instant) =>
  forgetSome(db, { table: 'operaciones_afuera', key: ['clave'], isOver: sql`desde < ${stamp(limit)}` });
