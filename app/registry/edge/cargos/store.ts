import type { Insertable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/**
 * Adds a charge to the ledger, which is only ever added to. `clave` says what is charged: it is unique, so nothing is
 * charged twice. Written in the transaction of what it charges for.
 */
export async function insertCargo(trx: Connection, cargo: Insertable<Tables['cargos']>): Promise<void> {
  await trx.insertInto('cargos').values(cargo).execute();
}
