import type { Kysely } from 'kysely';

/**
 * Which servers of a name a finding is about, as A-labels with a space between, and which of them is told of as one that nobody finds; null of what is
 * about none, or was found before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('peligros').addColumn('servidores', 'text').execute();
  await db.schema.alterTable('peligros').addColumn('perdido', 'text').execute();
}
