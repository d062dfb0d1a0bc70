import type { Kysely } from 'kysely';
import { bytes } from './columns';

/** Whose a name was that somebody gave away and nobody took yet, and from when it can be taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['titular_antes', 'administrador_antes'])
    await db.schema.alterTable('invitaciones').addColumn(column, 'integer').execute();
  await db.schema.alterTable('invitaciones').addColumn('desde', bytes(db)).execute();
}
