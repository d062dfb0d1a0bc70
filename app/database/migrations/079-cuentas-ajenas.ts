import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** People of another provider who have, or had, a second step of the portal's own (decision 119). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cuentas_ajenas')
    .addColumn('oid', bytes(db), (column) => column.primaryKey())
    .addColumn('login', bytes(db), required)
    .addColumn('nombre', bytes(db))
    .addColumn('correo', bytes(db))
    .addColumn('creada', bytes(db), required)
    .execute();
  await db.schema.createIndex('cuentas_ajenas_login').on('cuentas_ajenas').column('login').execute();
}
