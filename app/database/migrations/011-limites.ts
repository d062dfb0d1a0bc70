import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** Counters that every process shares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limites')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('gastado', 'integer', required)
    .addColumn('vence', bytes(db), required)
    .execute();
  await db.schema.createIndex('limites_vence').on('limites').column('vence').execute();
}
