import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** What whoever runs this installation said of it, and what its backups left behind: a row a fact (decisions 097, 098). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instalacion')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('valor', 'text', required)
    .addColumn('desde', bytes(db), required)
    .execute();
}
