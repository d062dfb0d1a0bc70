import { type Kysely, sql } from 'kysely';
import { bytes, flag, isPostgres } from './columns';

/** Where each mail goes and whether it can wait: several are sent at once, and no host holds the others (decision 055). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('correos_salientes')
    .addColumn('destino', bytes(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('correos_salientes').addColumn('urgente', 'integer', flag(0)).execute();
  const at = isPostgres(db) ? sql`strpos(para, '@')` : sql`instr(para, '@')`;
  await sql`update correos_salientes set destino = lower(substr(para, ${at} + 1)) where estado = 'pendiente'`.execute(
    db,
  );
}
