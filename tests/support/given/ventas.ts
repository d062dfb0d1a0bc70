import type { Insertable, Updateable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Sales are as said: one by its uuid, or every one. */
export const sales = (values: Updateable<Tables['ventas']>, uuid?: string) =>
  database()
    .updateTable('ventas')
    .set(values)
    .$if(uuid !== undefined, (all) => all.where('uuid', '=', uuid ?? ''))
    .execute();

/** A line in a cart that no screen put there. */
export const saleLine = (line: Insertable<Tables['venta_items']>) =>
  database().insertInto('venta_items').values(line).execute();

/** A charge in the ledger that no sale made. */
export const charge = (charge: Insertable<Tables['cargos']>) =>
  database().insertInto('cargos').values(charge).execute();

/** Every payment account is as said. */
export const paymentAccounts = (values: Updateable<Tables['plantillas_cuenta']>) =>
  database().updateTable('plantillas_cuenta').set(values).execute();

/** Sales that nobody's cart began. */
export const saleRows = (rows: readonly Insertable<Tables['ventas']>[]) =>
  database().insertInto('ventas').values(rows).execute();

/** The charges of a name are as said. */
export const chargesOf = (nombre: string, values: Updateable<Tables['cargos']>) =>
  database().updateTable('cargos').set(values).where('nombre', '=', nombre).execute();
