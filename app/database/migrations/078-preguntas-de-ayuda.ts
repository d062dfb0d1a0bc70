import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, flag, isPostgres, mayReference, required } from './columns';

/** What everybody sees changes with it: pages kept in memory are known to be old (019). */
async function watch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create trigger preguntas_ayuda_a_la_vista after insert or update or delete or truncate on preguntas_ayuda
      for each statement execute function subir_a_la_vista()`.execute(db);
    return;
  }
  for (const event of ['insert', 'update', 'delete'])
    await sql
      .raw(
        `create trigger preguntas_ayuda_a_la_vista_${event} after ${event} on preguntas_ayuda
         begin update a_la_vista set revision = revision + 1; end`,
      )
      .execute(db);
}

/** Questions of the help that the registry's people write, each a version: of one that comes with the portal (`sobre`, its number), or of a new one (decision 120). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preguntas_ayuda')
    .$call(addIdColumn(db))
    .addColumn('sobre', 'integer')
    .addColumn('tema', bytes(db), required)
    .addColumn('orden', 'integer', required)
    .addColumn('titulo', 'text', required)
    .addColumn('respuesta', 'text', required)
    .addColumn('visible', bytes(db), (column) => column.notNull().defaultTo('SI'))
    .addColumn('publico', bytes(db), (column) => column.notNull().defaultTo('TODOS'))
    .addColumn('fecha_desde', bytes(db), required)
    .addColumn('fecha_hasta', bytes(db))
    .addColumn('estado', bytes(db), (column) => column.notNull().defaultTo('PUBLICADO'))
    .addColumn('revision', 'integer', flag(1))
    .addColumn('hecho_por', 'integer', mayReference('usuarios'))
    .addColumn('cambiado_en', bytes(db))
    .addColumn('motivo_retiro', 'text')
    .execute();
  await watch(db);
}
