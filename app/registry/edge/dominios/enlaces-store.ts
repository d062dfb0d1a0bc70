import { type Selectable, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { CongelarEnlacesTable } from '~/database/tables/avisos';

/** How long the link of a notice is good. */
export const DIAS_DEL_ENLACE = 7;

/** Makes the code of a link with which its holder or its administrative contact freezes a name; only its digest is kept. */
export async function makeEnlace(
  trx: Connection,
  { id, nombre }: { id: number; nombre: string },
  isTitular: boolean,
  now: Temporal.Instant,
): Promise<string> {
  const codigo = randomId();
  await trx
    .insertInto('congelar_enlaces')
    .values({
      codigo_hash: storedId(codigo),
      dominio_id: id,
      nombre,
      titular: isTitular ? 1 : 0,
      vence_en: stamp(now.add({ hours: 24 * DIAS_DEL_ENLACE })),
    })
    .execute();
  return codigo;
}

/** A link, used up or too old as it may be: its page says which. */
export type Enlace = Pick<
  Selectable<CongelarEnlacesTable>,
  'dominio_id' | 'nombre' | 'titular' | 'usado_en' | 'vence_en'
>;

export const findEnlace = (connection: Connection, codigo: string): Promise<Enlace | undefined> =>
  connection
    .selectFrom('congelar_enlaces')
    .select(['dominio_id', 'nombre', 'titular', 'usado_en', 'vence_en'])
    .where('codigo_hash', '=', storedId(codigo))
    .executeTakeFirst();

/** Uses a link up; undefined where somebody did already. */
export const spendEnlace = (trx: Connection, codigo: string, now: Temporal.Instant) =>
  trx
    .updateTable('congelar_enlaces')
    .set({ usado_en: stamp(now) })
    .where('codigo_hash', '=', storedId(codigo))
    .where('usado_en', 'is', null)
    .returning('dominio_id')
    .executeTakeFirst();

/** The links of a name that were mailed so far freeze it no more. */
export const revokeEnlaces = (trx: Connection, dominioId: number) =>
  trx.deleteFrom('congelar_enlaces').where('dominio_id', '=', dominioId).execute();

/** How long after it was good a link is still told as too old instead of as none. */
const DIAS_DE_MEMORIA = 90;

/** Forgets links that have been too old for long. */
export const removeEnlaces = (connection: Connection, now: Temporal.Instant) =>
  forgetAll(connection, {
    table: 'congelar_enlaces',
    key: ['codigo_hash'],
    isOver: sql`vence_en <= ${stamp(now.subtract({ hours: 24 * DIAS_DE_MEMORIA }))}`,
  });
