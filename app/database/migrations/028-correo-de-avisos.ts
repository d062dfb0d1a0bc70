import type { Kysely } from 'kysely';
import { bytes, references, required } from './columns';

/** Former addresses for notices, and when a session's person was asked for the password once more (decision 051). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correos_anteriores')
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('correo', 'text', required)
    .addColumn('validado_en', bytes(db))
    .addColumn('hasta', bytes(db))
    .addPrimaryKeyConstraint('correos_anteriores_pk', ['usuario_id', 'correo'])
    .execute();
  await db.schema.alterTable('sesiones').addColumn('confirmada', bytes(db)).execute();
}
