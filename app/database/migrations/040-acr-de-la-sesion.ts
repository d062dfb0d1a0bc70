import type { Kysely } from 'kysely';
import { bytes } from './columns';

/** How somebody showed once more who they are: with their password, or with their second factor too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sesiones').addColumn('acr', bytes(db)).execute();
}
