import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { bytes, required } from './columns';

const ofDominio = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('dominios.id').onDelete('cascade');

/** When each name is examined, what was found wrong with it, and who wants to hear no more of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('peligros_examenes')
    .addColumn('dominio_id', 'integer', (column) => ofDominio(column).primaryKey())
    .addColumn('proximo', bytes(db), required)
    .addColumn('examinado_en', bytes(db))
    .addColumn('sin_saber', 'text', required)
    .addColumn('version', 'integer')
    .execute();
  await db.schema
    .createIndex('peligros_examenes_proximo')
    .on('peligros_examenes')
    .columns(['proximo', 'dominio_id'])
    .execute();
  await db.schema
    .createTable('peligros')
    .addColumn('dominio_id', 'integer', ofDominio)
    .addColumn('tipo', bytes(db), required)
    .addColumn('frase', 'text', required)
    .addColumn('registro_id', 'integer')
    .addColumn('desde', bytes(db), required)
    .addColumn('confirmado_en', bytes(db))
    .addPrimaryKeyConstraint('peligros_pk', ['dominio_id', 'tipo'])
    .execute();
  await db.schema
    .createTable('peligros_silenciados')
    .addColumn('dominio_id', 'integer', ofDominio)
    .addColumn('tipo', bytes(db), required)
    .addColumn('usuario_id', 'integer', (column) =>
      column.notNull().references('usuarios.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('peligros_silenciados_pk', ['dominio_id', 'tipo', 'usuario_id'])
    .execute();
}
