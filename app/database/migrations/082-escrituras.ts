import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** How often each person changed something, raised with every change of theirs, where a replica is read (decision 127). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('escrituras')
    .addColumn('oid', bytes(db), (column) => column.primaryKey())
    .addColumn('veces', 'integer', required)
    .execute();
}
