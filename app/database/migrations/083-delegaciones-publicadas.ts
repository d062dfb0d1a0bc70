import type { Kysely } from 'kysely';

/** Since when the zone above has what it says of a name: that zone is published for every other name too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dns_delegaciones').addColumn('publicada_en', 'text').execute();
}
