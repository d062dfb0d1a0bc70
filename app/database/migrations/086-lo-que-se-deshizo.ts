import type { Kysely } from 'kysely';

/**
 * Which versions of a zone another one took back, from the first to the last of them; `rehace`: 1 where that did again what had been undone.
 * Of those from before it is not known: what they did says it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['deshizo_desde', 'deshizo_hasta', 'rehace'])
    await db.schema.alterTable('dns_versiones').addColumn(column, 'integer').execute();
}
