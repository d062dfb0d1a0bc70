import type { Kysely } from 'kysely';
import { flag } from './columns';

/** Whether a link that freezes a name was mailed to its holder: who is not may be the trouble (decision 026). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('congelar_enlaces').addColumn('titular', 'integer', flag(0)).execute();
}
