import type { Kysely } from 'kysely';
import { bytes, mayReference } from './columns';

/** Whose a kept file is, and which network it came from: neither may take the room of everybody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('archivos_temporales')
    .addColumn('origen', bytes(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('archivos_temporales')
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .execute();
}
