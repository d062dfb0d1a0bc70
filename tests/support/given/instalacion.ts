import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { lookReadOnly } from '~/database/watch-read-only.server';
import { readOnlyCommand } from '~/operating/read-only.server';

/** What an operator says at a terminal, and what every process knows of it a moment later. */
export async function readOnly(...words: string[]): Promise<string> {
  const said = await readOnlyCommand(database(), words, now());
  await lookReadOnly(database());
  return said;
}
