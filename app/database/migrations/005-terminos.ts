import type { Kysely } from 'kysely';
import { addIdColumn, bytes, references, required } from './columns';

/** Terms and conditions, by version, and their acceptances. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('terminos')
    .$call(addIdColumn(db))
    .addColumn('version', 'integer', (column) => column.notNull().unique())
    .addColumn('contenido', 'text', required)
    .addColumn('vigente_desde', bytes(db), required)
    .execute();
  await db.schema
    .createTable('terminos_aceptados')
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('terminos_id', 'integer', references('terminos'))
    .addColumn('aceptado_en', bytes(db), required)
    .addPrimaryKeyConstraint('terminos_aceptados_pk', ['usuario_id', 'terminos_id'])
    .execute();
}
