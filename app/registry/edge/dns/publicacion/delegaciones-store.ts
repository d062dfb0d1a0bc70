import type { Connection } from '~/database/connection.server';
import type { DnsDelegacionesTable } from '~/database/tables/dns';

/** What was last asked of a name's place in the zones. */
export const findDelegacion = (connection: Connection, nombre: string) =>
  connection.selectFrom('dns_delegaciones').selectAll().where('nombre', '=', nombre).executeTakeFirst();

export const saveDelegacion = (trx: Connection, { nombre, ...rest }: DnsDelegacionesTable) =>
  trx
    .insertInto('dns_delegaciones')
    .values({ nombre, ...rest })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet(rest))
    .execute();

export const deleteDelegacion = (trx: Connection, nombre: string) =>
  trx.deleteFrom('dns_delegaciones').where('nombre', '=', nombre).execute();
