import { type Kysely, sql } from 'kysely';
import { bytes, isPostgres, required } from './columns';

/**
 * Files that people sent, and those made for them, in parts, where several machines find them (decision 124). Nothing of SQLite is
 * ever in it: there they lie in a folder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archivos_guardados')
    .addColumn('guardado_como', bytes(db), (column) => column.primaryKey())
    .addColumn('tamano', 'integer', required)
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema
    .createTable('archivo_partes')
    .addColumn('guardado_como', bytes(db), (column) =>
      column.notNull().references('archivos_guardados.guardado_como').onDelete('cascade'),
    )
    .addColumn('parte', 'integer', required)
    .addColumn('datos', isPostgres(db) ? sql`bytea` : sql`blob`, required)
    .addPrimaryKeyConstraint('archivo_partes_pk', ['guardado_como', 'parte'])
    .execute();
}
