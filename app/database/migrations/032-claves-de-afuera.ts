import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** What was asked of an outside edge under the key of a form, and what became of it: several processes may be asked for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operaciones_afuera')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('huella', 'text', required)
    .addColumn('estado', 'text', required)
    .addColumn('resultado', 'text')
    .addColumn('desde', bytes(db), required)
    .addColumn('vence', bytes(db), required)
    .execute();
  await db.schema.createIndex('operaciones_afuera_desde').on('operaciones_afuera').column('desde').execute();
}
