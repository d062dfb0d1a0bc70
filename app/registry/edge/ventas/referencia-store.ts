import type { Connection } from '~/database/connection.server';

/** What the choices of a payment account are. */

export const listPaises = (connection: Connection) =>
  connection.selectFrom('paises').select(['id', 'nombre']).orderBy('id').execute();

export const listDocumentos = (connection: Connection, paisId: number) =>
  connection
    .selectFrom('tipos_documento')
    .select(['id', 'nombre'])
    .where('pais_id', '=', paisId)
    .orderBy('id')
    .execute();

export const listFormasPago = (connection: Connection) =>
  connection.selectFrom('formas_pago').select(['id', 'nombre']).orderBy('id').execute();
