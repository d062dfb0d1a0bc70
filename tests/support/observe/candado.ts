import { database } from '~/database/connection.server';

/** The changes that were asked of custodians, in order. */
export const askedChanges = () =>
  database().selectFrom('cambios_por_aprobar').selectAll().orderBy('id').execute();

/** The locks that are closed. */
export const locks = () => database().selectFrom('candados').selectAll().execute();
