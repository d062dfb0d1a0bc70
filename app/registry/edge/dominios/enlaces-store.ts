import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import { randomId } from '~/config.server';
import type { Connection } from '~/database/connection.server';
import { storedId } from '~/secrets.server';

/** How long the link of a notice is good. */
const DIAS = 7;

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
      vence_en: stamp(now.add({ hours: 24 * DIAS })),
    })
    .execute();
  return codigo;
}

/** The name that a link is of, and whose the link is; undefined where it is no link, was used or is too old. */
export const findEnlace = (trx: Connection, codigo: string, now: Temporal.Instant) =>
  trx
    .selectFrom('congelar_enlaces')
    .select(['dominio_id', 'nombre', 'titular'])
    .where('codigo_hash', '=', storedId(codigo))
    .where('usado_en', 'is', null)
    .where('vence_en', '>', stamp(now))
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

/** Forgets links that are too old. */
export const removeEnlaces = (connection: Connection, now: Temporal.Instant) =>
  connection.deleteFrom('congelar_enlaces').where('vence_en', '<=', stamp(now)).execute();
