import type { Kysely } from 'kysely';
import { addIdColumn, bytes, required } from './columns';

/** How well the portal answers, by months: what its probe measured, what was published and mailed, and what became of names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cifras_tiempos')
    .addColumn('serie', bytes(db), required)
    .addColumn('mes', bytes(db), required)
    .addColumn('cubo', 'integer', required)
    .addColumn('cuantos', 'integer', required)
    .addPrimaryKeyConstraint('cifras_tiempos_pk', ['serie', 'mes', 'cubo'])
    .execute();
  await addIdColumn(db)(db.schema.createTable('cifras_muestras'))
    .addColumn('serie', bytes(db), required)
    .addColumn('momento', bytes(db), required)
    .addColumn('ms', 'integer')
    .execute();
  await db.schema
    .createIndex('cifras_muestras_momento')
    .on('cifras_muestras')
    .columns(['momento', 'id'])
    .execute();
  await db.schema
    .createTable('cifras_por_ver')
    .addColumn('zona', bytes(db), (column) => column.primaryKey())
    .addColumn('serie', 'integer', required)
    .addColumn('desde', bytes(db), required)
    .execute();
  await db.schema.createIndex('cifras_por_ver_desde').on('cifras_por_ver').column('desde').execute();
  await db.schema
    .createTable('cifras_nombres')
    .addColumn('mes', bytes(db), required)
    .addColumn('clase', bytes(db), required)
    .addColumn('cuantos', 'integer', required)
    .addPrimaryKeyConstraint('cifras_nombres_pk', ['mes', 'clase'])
    .execute();
  await db.schema
    .createTable('cifras_turnos')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('turno', 'integer', required)
    .execute();
}
