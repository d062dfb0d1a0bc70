import type { Kysely } from 'kysely';
import { addIdColumn, bytes, flag, required } from './columns';

/** What can wait until the day's mail to an address: one mail lists all of it (decision 073). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('avisos_del_dia')
    .$call(addIdColumn(db))
    .addColumn('clave', bytes(db), (column) => column.notNull().unique())
    .addColumn('para', bytes(db), required)
    .addColumn('aviso', 'text', required)
    .addColumn('urgente', 'integer', flag(0))
    .addColumn('creado_en', bytes(db), required)
    .addColumn('dia', bytes(db))
    .execute();
  await db.schema.createIndex('avisos_del_dia_para').on('avisos_del_dia').columns(['para', 'dia']).execute();
  await db.schema.createIndex('avisos_del_dia_dia').on('avisos_del_dia').columns(['dia', 'id']).execute();
}
