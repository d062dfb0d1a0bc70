import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/**
 * Passkeys beside the devices that make codes, and the challenges they are asked with (decision 096). A signature counter has 32 bits
 * without a sign: more than an integer of PostgreSQL holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('factores').addColumn('llave', bytes(db)).execute();
  await db.schema
    .alterTable('factores')
    .addColumn('firmas', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('retos_llave')
    .addColumn('huella', bytes(db), (column) => column.primaryKey())
    .addColumn('de', bytes(db), required)
    .addColumn('vence', bytes(db), required)
    .execute();
  await db.schema.createIndex('retos_llave_vence').on('retos_llave').column('vence').execute();
}
