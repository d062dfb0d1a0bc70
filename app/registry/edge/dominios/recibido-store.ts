import type { ExpressionBuilder } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** When a name was taken last by who was given it, no sale, of which who gave it is not the holder again; beside a query of names. */
export const recibidoEn = (some: ExpressionBuilder<Tables, 'dominios'>) =>
  some
    .selectFrom('invitaciones')
    .leftJoin('contactos', 'contactos.id', 'dominios.titular_id')
    .select((last) => last.fn.max('invitaciones.resuelta_en').as('recibido_en'))
    .whereRef('invitaciones.dominio_id', '=', 'dominios.id')
    .where('invitaciones.rol', '=', 'titular')
    .where('invitaciones.estado', '=', 'ACEPTADA')
    .where('invitaciones.venta', '=', 0)
    .where((is) =>
      is.or([
        is('contactos.usuario_id', 'is', null),
        is('contactos.usuario_id', '!=', is.ref('invitaciones.invito_id')),
      ]),
    )
    .as('recibido_en');

/** The same of one name. */
export async function findRecibidoEn(connection: Connection, dominioId: number): Promise<string | null> {
  const row = await connection
    .selectFrom('dominios')
    .select(recibidoEn)
    .where('id', '=', dominioId)
    .executeTakeFirst();
  return row?.recibido_en ?? null;
}
