import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, flag, mayReference, references, required } from './columns';

/**
 * What the registry holds of names by legal cause (decision 105). Rows are lifted and never deleted: so they are of a name's id and text,
 * whose own row may be gone. `con_retenciones` says that a name has or had some, so that the others are not asked for any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dominios').addColumn('con_retenciones', 'integer', flag(0)).execute();
  await db.schema
    .createTable('retenciones')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('clase', bytes(db), required)
    .addColumn('documento', 'text', required)
    .addColumn('motivo', 'text', required)
    .addColumn('efectos', bytes(db), required)
    .addColumn('desde', bytes(db), required)
    .addColumn('hasta', bytes(db))
    .addColumn('revisar_el', bytes(db), required)
    .addColumn('puso_id', 'integer', references('usuarios'))
    .addColumn('levantada_en', bytes(db))
    .addColumn('levanto_id', 'integer', mayReference('usuarios'))
    .addColumn('motivo_levantar', 'text')
    .execute();
  await db.schema
    .createIndex('retenciones_dominio')
    .on('retenciones')
    .columns(['dominio_id', 'id'])
    .execute();
  await sql`create index retenciones_por_revisar on retenciones (revisar_el, id) where levantada_en is null`.execute(
    db,
  );
  await sql`create index retenciones_por_terminar on retenciones (hasta, id)
    where levantada_en is null and hasta is not null`.execute(db);
}
