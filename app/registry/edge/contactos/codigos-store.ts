import type { Connection } from '~/database/connection.server';
import type { CodigosValidacionTable } from '~/database/tables/registro';

/** The code last sent to a user. */
export const findCodigo = (connection: Connection, usuarioId: number) =>
  connection
    .selectFrom('codigos_validacion')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();

/** Keeps the code just sent, instead of the one before. */
export const saveCodigo = (trx: Connection, codigo: CodigosValidacionTable) =>
  trx
    .insertInto('codigos_validacion')
    .values(codigo)
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet(codigo))
    .execute();

export const countTry = (trx: Connection, usuarioId: number) =>
  trx
    .updateTable('codigos_validacion')
    .set((row) => ({ intentos: row('intentos', '+', 1) }))
    .where('usuario_id', '=', usuarioId)
    .execute();

export const expireCodigo = (trx: Connection, usuarioId: number, vence_en: string) =>
  trx.updateTable('codigos_validacion').set({ vence_en }).where('usuario_id', '=', usuarioId).execute();
