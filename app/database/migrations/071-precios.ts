import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';
import { addIdColumn, bytes, mayReference, references, required } from './columns';

/** What everybody sees changes with it: pages kept in memory are known to be old (019). */
async function watch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create trigger sufijo_precios_a_la_vista after insert or update or delete or truncate on sufijo_precios
      for each statement execute function subir_a_la_vista()`.execute(db);
    return;
  }
  for (const event of ['insert', 'update', 'delete'])
    await sql
      .raw(
        `create trigger sufijo_precios_a_la_vista_${event} after ${event} on sufijo_precios
         begin update a_la_vista set revision = revision + 1; end`,
      )
      .execute(db);
}

/**
 * What a year under a suffix costs from a minute on (decision 110). The first price stays where code of before reads it, in `sufijos`. A minute has
 * one price of a suffix, besides those that were withdrawn before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sufijo_precios')
    .$call(addIdColumn(db))
    .addColumn('tld', bytes(db), (column) => column.notNull().references('sufijos.tld'))
    .addColumn('precio', 'integer', required)
    .addColumn('desde', bytes(db), required)
    .addColumn('motivo', 'text', required)
    .addColumn('puso_id', 'integer', references('usuarios'))
    .addColumn('creado_en', bytes(db), required)
    .addColumn('retirado_en', bytes(db))
    .addColumn('retiro_id', 'integer', mayReference('usuarios'))
    .addColumn('motivo_retiro', 'text')
    .execute();
  await sql`create unique index sufijo_precios_desde on sufijo_precios (tld, desde) where retirado_en is null`.execute(
    db,
  );
  await watch(db);
}
