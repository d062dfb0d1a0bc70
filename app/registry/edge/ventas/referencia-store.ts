import { kept } from '~/database/kept';

/** What the choices of a payment account are. */

export const listPaises = kept((connection) =>
  connection.selectFrom('paises').select(['id', 'nombre']).orderBy('id').execute(),
);

export const listDocumentos = kept((connection, paisId: number) =>
  connection
    .selectFrom('tipos_documento')
    .select(['id', 'nombre'])
    .where('pais_id', '=', paisId)
    .orderBy('id')
    .execute(),
);

export const listFormasPago = kept((connection) =>
  connection.selectFrom('formas_pago').select(['id', 'nombre']).orderBy('id').execute(),
);
