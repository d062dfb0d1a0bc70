import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** The database cannot say, nor be told, what was spent of any limit. */
export const limitsLost = () => sql`alter table limites rename to perdidos`.execute(database());

/** The database can be told again. */
export const limitsBack = () => sql`alter table perdidos rename to limites`.execute(database());

/** How often a stranger asked, as it is kept. */
export const queries = (row: Insertable<Tables['consultas']>) =>
  database().insertInto('consultas').values(row).execute();
