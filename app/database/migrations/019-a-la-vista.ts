import { type Kysely, sql } from 'kysely';
import { isPostgres } from './columns';

/** What pages show to everybody, and nobody's action changes: an operator writes it, with whatever program. */
const TABLES = ['sufijos', 'nombres_reservados', 'mensajes_globales', 'banners', 'terminos', 'formas_pago'];
const RAISE = 'update a_la_vista set revision = revision + 1';

async function watchOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function subir_a_la_vista() returns trigger language plpgsql as $$ begin ${RAISE}; return null; end $$`,
    )
    .execute(db);
  for (const table of TABLES)
    await sql
      .raw(
        `create trigger ${table}_a_la_vista after insert or update or delete or truncate on ${table}
         for each statement execute function subir_a_la_vista()`,
      )
      .execute(db);
}

async function watchOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    for (const event of ['insert', 'update', 'delete'])
      await sql
        .raw(`create trigger ${table}_a_la_vista_${event} after ${event} on ${table} begin ${RAISE}; end`)
        .execute(db);
}

/** A number that grows whenever what everybody sees changes: pages kept in memory are known to be old by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('a_la_vista')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await sql.raw('insert into a_la_vista (id, revision) values (1, 0)').execute(db);
  await (isPostgres(db) ? watchOnPostgres(db) : watchOnSqlite(db));
}
