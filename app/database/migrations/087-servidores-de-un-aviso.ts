import type { Kysely } from 'kysely';

/** Which servers of a name a finding is about, as A-labels with a space between; null of what is about none, or was found before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('peligros').addColumn('servidores', 'text').execute();
}
