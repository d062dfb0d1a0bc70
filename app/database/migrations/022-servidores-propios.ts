import { type Kysely, sql } from 'kysely';

/** Whose a server with an address is, is asked at each change of a delegation: few of all servers have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Some databases had it with the table.
  await sql`create index if not exists nameservers_propios on nameservers (nombre) where ip is not null`.execute(
    db,
  );
}
