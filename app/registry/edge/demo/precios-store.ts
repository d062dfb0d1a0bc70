import type { Connection } from '~/database/connection.server';

/** What a year under a suffix cost at first. */
export const savePrimerPrecio = (trx: Connection, tld: string, precio: number) =>
  trx.updateTable('sufijos').set({ precio }).where('tld', '=', tld).execute();
