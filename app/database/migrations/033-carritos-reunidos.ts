import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** Under which uuids a cart was known that is another one now: whoever kept the old one still finds it (decision 059). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ventas_reunidas')
    .addColumn('uuid', bytes(db), (column) => column.primaryKey())
    .addColumn('venta_id', 'integer', (column) =>
      required(column).references('ventas.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('ventas_reunidas_venta').on('ventas_reunidas').column('venta_id').execute();
}
