import { type Kysely, sql } from 'kysely';
import type { Step } from '../steps';

/**
 * Why the endings of the country that are of others are kept, in the words that a new registry begins with. What somebody wrote of them at the
 * desk stays as it is.
 */
export const holds: Step['holds'] = ['nombres_reservados'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update nombres_reservados set motivo = 'Terminación de otros nombres'
    where motivo = 'Sufijo de otro organismo'
      and nombre in ('com.uy', 'edu.uy', 'gub.uy', 'mil.uy', 'net.uy', 'org.uy')`.execute(db);
}
