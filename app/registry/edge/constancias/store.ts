import type { Insertable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { ConstanciasTables } from '~/database/tables/constancias';
import type { Dominio } from '~/database/tables/registro';
import { retenciones } from '../dominios/retenciones-store';

/** Keeps a certificate, and the public key that it is signed with where that is new. */
export async function insertConstancia(
  trx: Connection,
  pem: string,
  constancia: Insertable<ConstanciasTables['constancias']>,
): Promise<void> {
  await trx
    .insertInto('constancia_claves')
    .values({ clave: constancia.clave, pem, desde: constancia.emitida_en })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.insertInto('constancias').values(constancia).execute();
}

export const findConstancia = (connection: Connection, numero: string) =>
  connection.selectFrom('constancias').selectAll().where('numero', '=', numero).executeTakeFirst();

export const findClave = (connection: Connection, clave: string) =>
  connection.selectFrom('constancia_claves').select('pem').where('clave', '=', clave).executeTakeFirst();

/** How many somebody has asked for since a moment. */
export async function countEmitidas(trx: Connection, usuarioId: number, desde: string): Promise<number> {
  const { total } = await trx
    .selectFrom('constancias')
    .select((found) => found.fn.countAll().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('emitida_en', '>', desde)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A name by its row: one with the same name that came after it is another. */
export const findPorId = (connection: Connection, id: number): Promise<Dominio | undefined> =>
  connection
    .selectFrom('dominios')
    .selectAll()
    .select(retenciones(connection))
    .where('id', '=', id)
    .executeTakeFirst();
