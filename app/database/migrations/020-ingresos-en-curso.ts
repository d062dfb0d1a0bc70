import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** Sign-ins that are being finished, and for a moment what was answered: several processes may be asked for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ingresos_en_curso')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('respuesta', 'text')
    .addColumn('vence', bytes(db), required)
    .execute();
}
