import { type Kysely, sql } from 'kysely';
import type { Step } from '../steps';

/** The questions of who asked without an account, by the address that they gave: found where one is joined to another. */
export const holds: Step['holds'] = ['tickets'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tickets_de_un_correo on tickets (lower(email), id) where usuario_id is null`.execute(
    db,
  );
}
