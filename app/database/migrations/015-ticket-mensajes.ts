import type { Kysely } from 'kysely';
import { addIdColumn, bytes, references, required } from './columns';

/** What is written in a ticket after its beginning, by its author or by the registry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ticket_mensajes')
    .$call(addIdColumn(db))
    .addColumn('ticket_id', 'integer', references('tickets'))
    .addColumn('autor', bytes(db), required)
    .addColumn('texto', 'text', required)
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('ticket_mensajes_ticket')
    .on('ticket_mensajes')
    .columns(['ticket_id', 'id'])
    .execute();
}
