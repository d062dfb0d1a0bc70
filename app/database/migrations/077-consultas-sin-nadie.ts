import { type Kysely, sql } from 'kysely';
import type { Step } from '../steps';

/**
 * The questions that nobody attends, by when their answer is due. PostgreSQL sorts what an index of all has under `asignado_a is null`: it takes that for no
 * value, and so the queue of 100,000 was read from end to end for its first page.
 */
export const holds: Step['holds'] = ['tickets'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tickets_sin_nadie on tickets (estado, vence_en, id) where asignado_a is null`.execute(
    db,
  );
}
