import type { Kysely } from 'kysely';

/** When the servers of a delegated name were last seen signing with one of its keys; null where nobody saw that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dns_ds').addColumn('visto_en', 'text').execute();
}
