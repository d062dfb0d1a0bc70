import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, mayReference, references, required } from './columns';

/** Acts of the desk that take two people (decision 109): asked for, and what became of each. Rows are ended, and never deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('actos_por_aprobar')
    .$call(addIdColumn(db))
    .addColumn('acto', bytes(db), required)
    .addColumn('clave', bytes(db), required)
    .addColumn('operacion', bytes(db), required)
    .addColumn('entrada', 'text', required)
    .addColumn('que', 'text', required)
    .addColumn('clase', bytes(db), required)
    .addColumn('sobre', 'text', required)
    .addColumn('motivo', 'text', required)
    .addColumn('diferencias', 'text', required)
    .addColumn('pidio_id', 'integer', references('usuarios'))
    .addColumn('origen', bytes(db), required)
    .addColumn('pedido_en', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('estado', bytes(db), required)
    .addColumn('termino_id', 'integer', mayReference('usuarios'))
    .addColumn('terminado_en', bytes(db))
    .addColumn('motivo_fin', 'text')
    .addColumn('a_solas', 'text')
    .addColumn('reviso_id', 'integer', mayReference('usuarios'))
    .addColumn('revisado_en', bytes(db))
    .addColumn('nota', 'text')
    .execute();
  // The constraint, not a check, keeps one thing from being asked for twice.
  await sql`create unique index actos_por_aprobar_uno on actos_por_aprobar (clave) where estado = 'ESPERA'`.execute(
    db,
  );
  await sql`create index actos_por_aprobar_vencen on actos_por_aprobar (vence_en) where estado = 'ESPERA'`.execute(
    db,
  );
  await sql`create index actos_por_revisar on actos_por_aprobar (id) where a_solas is not null and revisado_en is null`.execute(
    db,
  );
}
