import { database } from '~/database/connection.server';

/** Every sale, as they were begun. */
export const sales = () => database().selectFrom('ventas').selectAll().orderBy('id').execute();

/** A sale by its uuid. */
export const sale = (uuid: string) =>
  database().selectFrom('ventas').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

/** The lines of every cart and sale, as they were put there. */
export const saleLines = () => database().selectFrom('venta_items').selectAll().orderBy('id').execute();

/** The holders that were typed for the lines of sales. */
export const typedHolders = () => database().selectFrom('venta_contactos').selectAll().execute();

/** What was given back, as it was. */
export const refunds = () => database().selectFrom('devoluciones').selectAll().orderBy('id').execute();
