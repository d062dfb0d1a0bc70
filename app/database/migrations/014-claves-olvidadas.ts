import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** Links of mails to choose another password with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claves_olvidadas')
    .addColumn('id', bytes(db), (column) => column.primaryKey())
    .addColumn('oid', bytes(db), required)
    .addColumn('vence', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('claves_olvidadas_oid')
    .on('claves_olvidadas')
    .columns(['oid', 'vence'])
    .execute();
}
