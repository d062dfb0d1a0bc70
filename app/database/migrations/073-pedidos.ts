import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** Requests that failed, by the number that their person was shown (decision 116): kept for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pedidos')
    .addColumn('referencia', bytes(db), (column) => column.primaryKey())
    .addColumn('momento', bytes(db), required)
    .addColumn('duro_ms', 'integer')
    .addColumn('metodo', 'text', required)
    .addColumn('ruta', 'text', required)
    .addColumn('operacion', 'text')
    .addColumn('estado', 'integer')
    .addColumn('error', 'text', required)
    .addColumn('oid', bytes(db))
    .execute();
  await db.schema.createIndex('pedidos_momento').on('pedidos').column('momento').execute();
}
