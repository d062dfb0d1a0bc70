import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** Links that freeze a name, and which notices of an expiry date were given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('congelar_enlaces')
    .addColumn('codigo_hash', bytes(db), (column) => column.primaryKey())
    .addColumn('dominio_id', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('usado_en', bytes(db))
    .execute();
  await db.schema.createIndex('congelar_enlaces_vence').on('congelar_enlaces').column('vence_en').execute();
  await db.schema
    .createTable('vencimientos_avisados')
    .addColumn('dominio_id', 'integer', required)
    .addColumn('fecha_vencimiento', bytes(db), required)
    .addColumn('etapa', 'integer', required)
    .addColumn('avisado_en', bytes(db), required)
    .addPrimaryKeyConstraint('vencimientos_avisados_pk', ['dominio_id', 'fecha_vencimiento', 'etapa'])
    .execute();
}
