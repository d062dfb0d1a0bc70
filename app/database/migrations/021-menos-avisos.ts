import type { Kysely } from 'kysely';
import { flag } from './columns';

/** Whether somebody asked for fewer notices of expiry dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('usuarios').addColumn('menos_avisos', 'integer', flag(0)).execute();
}
