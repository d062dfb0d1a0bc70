import type { Kysely } from 'kysely';
import { addIdColumn, bytes, required } from './columns';

/** The second step of a sign-in: devices that make codes, recovery codes, and what happened to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('factores')
    .addColumn('id', bytes(db), (column) => column.primaryKey())
    .addColumn('oid', bytes(db), required)
    .addColumn('nombre', 'text', required)
    .addColumn('huella', bytes(db), (column) => column.notNull().unique())
    .addColumn('secreto', bytes(db), required)
    .addColumn('paso', 'integer', required)
    .addColumn('creado_en', bytes(db), required)
    .addColumn('usado_en', bytes(db))
    .execute();
  await db.schema.createIndex('factores_oid').on('factores').column('oid').execute();
  await db.schema
    .createTable('codigos_recuperacion')
    .addColumn('oid', bytes(db), required)
    .addColumn('huella', bytes(db), required)
    .addColumn('usado_en', bytes(db))
    .addPrimaryKeyConstraint('codigos_recuperacion_pk', ['oid', 'huella'])
    .execute();
  await db.schema
    .createTable('factores_historia')
    .$call(addIdColumn(db))
    .addColumn('oid', bytes(db), required)
    .addColumn('texto', 'text', required)
    .addColumn('cuando', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('factores_historia_oid')
    .on('factores_historia')
    .columns(['oid', 'id'])
    .execute();
}
