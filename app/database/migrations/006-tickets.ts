import type { Kysely } from 'kysely';
import { addIdColumn, bytes, mayReference, references, required } from './columns';

async function createTickets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tickets')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('operacion', bytes(db), (column) => column.notNull().unique())
    .addColumn('nombre', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('telefono', 'text')
    .addColumn('dominio', 'text')
    .addColumn('asunto', 'text', required)
    .addColumn('mensaje', 'text', required)
    .addColumn('estado', bytes(db), required)
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema.createIndex('tickets_usuario').on('tickets').columns(['usuario_id', 'id']).execute();
}

/** Tickets, their files, and files kept for a form that was refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTickets(db);
  await db.schema
    .createTable('ticket_archivos')
    .$call(addIdColumn(db))
    .addColumn('ticket_id', 'integer', references('tickets'))
    .addColumn('nombre', 'text', required)
    .addColumn('tipo', 'text', required)
    .addColumn('tamano', 'integer', required)
    .addColumn('guardado_como', bytes(db), (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createIndex('ticket_archivos_ticket')
    .on('ticket_archivos')
    .columns(['ticket_id', 'id'])
    .execute();
  await db.schema
    .createTable('archivos_temporales')
    .$call(addIdColumn(db))
    .addColumn('token', bytes(db), (column) => column.notNull().unique())
    .addColumn('visitante', bytes(db), required)
    .addColumn('nombre', 'text', required)
    .addColumn('tipo', 'text', required)
    .addColumn('tamano', 'integer', required)
    .addColumn('guardado_como', bytes(db), (column) => column.notNull().unique())
    .addColumn('vence_en', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('archivos_temporales_vence')
    .on('archivos_temporales')
    .column('vence_en')
    .execute();
  await db.schema
    .createIndex('archivos_temporales_visitante')
    .on('archivos_temporales')
    .columns(['visitante', 'id'])
    .execute();
}
