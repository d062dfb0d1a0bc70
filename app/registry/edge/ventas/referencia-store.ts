import { cached } from '~/database/reference-cache';

/** What the choices of a payment account are. */

export const listPaises = cached((connection) =>
  connection.selectFrom('paises').select(['id', 'nombre']).orderBy('id').execute(),
);

export const listDocumentos = cached((connection, paisId: number) =>
  connection
    .selectFrom('tipos_documento')
    .select(['id', 'nombre'])
    .where('pais_id', '=', paisId)
    .orderBy('id')
    .execute(),
);

export const listFormasPago = cached((connection) =>
  connection.selectFrom('formas_pago').select(['id', 'nombre']).orderBy('id').execute(),
);
