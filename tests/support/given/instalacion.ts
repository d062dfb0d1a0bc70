import { sql } from 'kysely';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { lookReadOnly } from '~/database/watch-read-only.server';
import { readOnlyCommand } from '~/operating/read-only.server';

/** What an operator says at a terminal, and what every process knows of it a moment later. */
export async function readOnly(...words: string[]): Promise<string> {
  const said = await readOnlyCommand(database(), words, now());
  await lookReadOnly(database());
  return said;
}

/** A table cannot be read any more, as whoever asks for it finds out where its file is damaged. */
export const damaged = (table: keyof Tables): Promise<unknown> =>
  sql`alter table ${sql.table(table)} rename to perdida`.execute(database());
