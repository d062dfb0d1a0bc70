import type { Kysely } from 'kysely';
import type { Step } from '../steps';
import { addIdColumn, bytes, flag, mayReference, references, required } from './columns';

export const holds: Step['holds'] = ['tickets'];

/**
 * Tickets are attended at the desk: of what kind they are, until when they are to be answered, who has them, and what its people tell each
 * other (decision 103). What there was before has no day of its own, '', and so comes first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tickets = () => db.schema.alterTable('tickets');
  await tickets()
    .addColumn('clase', bytes(db), (column) => column.notNull().defaultTo('GENERAL'))
    .execute();
  await tickets()
    .addColumn('prioridad', bytes(db), (column) => column.notNull().defaultTo('NORMAL'))
    .execute();
  await tickets()
    .addColumn('vence_en', bytes(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await tickets().addColumn('version', 'integer', flag(0)).execute();
  await tickets().addColumn('asignado_a', 'integer', mayReference('usuarios')).execute();
  // held to no key: one may go on in a later one, and a move copies rows by their ids
  await tickets().addColumn('unida_a', 'integer').execute();
  await db.schema
    .createIndex('tickets_por_vencer')
    .on('tickets')
    .columns(['estado', 'vence_en', 'id'])
    .execute();
  await db.schema
    .createIndex('tickets_de_cada_uno')
    .on('tickets')
    .columns(['estado', 'asignado_a', 'vence_en', 'id'])
    .execute();
  await db.schema.createIndex('tickets_unidos').on('tickets').column('unida_a').execute();
  await db.schema
    .alterTable('ticket_mensajes')
    .addColumn('de_usuario_id', 'integer', mayReference('usuarios'))
    .execute();
  await db.schema
    .createTable('consulta_notas')
    .$call(addIdColumn(db))
    .addColumn('ticket_id', 'integer', references('tickets'))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('texto', 'text', required)
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('consulta_notas_ticket')
    .on('consulta_notas')
    .columns(['ticket_id', 'id'])
    .execute();
}
