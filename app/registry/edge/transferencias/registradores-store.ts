import type { Connection } from '~/database/connection.server';
import { recibidoEn } from '../dominios/recibido-store';

/** Whose a name is; null while it is this portal's by its registration alone. */
export const findPatrocinio = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dominio_registradores')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .executeTakeFirst();

/** Whose a name is, and until when the pending request for it is open: null where there is none. */
export const findPatrocinioYPendiente = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dominios')
    .leftJoin('dominio_registradores as patrocinio', 'patrocinio.dominio_id', 'dominios.id')
    .leftJoin('transferencias as pendiente', (join) =>
      join.onRef('pendiente.nombre', '=', 'dominios.nombre').on('pendiente.estado', '=', 'PENDING'),
    )
    .select(['registrador', 'patrocinio.desde', 'transferido_en', 'bloqueado', 'pendiente.vence_en'])
    .select(recibidoEn)
    .where('dominios.id', '=', dominioId)
    .executeTakeFirst();

/** Gives a name to a registrar from a day on. */
export async function savePatrocinio(
  trx: Connection,
  dominioId: number,
  registrador: string,
  dia: string,
): Promise<void> {
  const values = { registrador, desde: dia, transferido_en: dia, bloqueado: 0 as const };
  await trx
    .insertInto('dominio_registradores')
    .values({ dominio_id: dominioId, ...values })
    .onConflict((conflict) => conflict.column('dominio_id').doUpdateSet(values))
    .execute();
}

/** Locks a name of another registrar, or lets it go. */
export const setBloqueado = (trx: Connection, dominioId: number, bloqueado: 0 | 1) =>
  trx.updateTable('dominio_registradores').set({ bloqueado }).where('dominio_id', '=', dominioId).execute();

export const findRegistrador = (connection: Connection, codigo: string) =>
  connection.selectFrom('registradores').selectAll().where('codigo', '=', codigo).executeTakeFirst();

/** What each registrar is called. */
export async function nombresDeRegistradores(connection: Connection): Promise<Map<string, string>> {
  const rows = await connection.selectFrom('registradores').selectAll().execute();
  return new Map(rows.map(({ codigo, nombre }) => [codigo, nombre]));
}

/** The names of a registrar other than this portal. */
export const listDominiosDe = (connection: Connection, registrador: string) =>
  connection
    .selectFrom('dominio_registradores')
    .innerJoin('dominios', 'dominios.id', 'dominio_registradores.dominio_id')
    .select(['dominios.nombre', 'dominio_registradores.bloqueado', 'dominio_registradores.desde'])
    .where('dominio_registradores.registrador', '=', registrador)
    .orderBy('dominios.nombre')
    .execute();

/** The records that a registrar publishes for a name of its own. */
export const listRegistrosOrigen = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('registros_origen')
    .select(['nombre', 'ttl', 'tipo', 'valor'])
    .where('dominio_id', '=', dominioId)
    .orderBy('id')
    .execute();
