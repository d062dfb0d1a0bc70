import type { Kysely } from 'kysely';
import { addIdColumn, bytes, required } from './columns';

/** The outbox. `clave` is unique: one event is one mail, whoever writes it and however often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correos_salientes')
    .$call(addIdColumn(db))
    .addColumn('clave', bytes(db), (column) => column.notNull().unique())
    .addColumn('para', 'text', required)
    .addColumn('asunto', 'text', required)
    .addColumn('texto', 'text', required)
    .addColumn('html', 'text', required)
    .addColumn('id_mensaje', 'text', required)
    .addColumn('estado', bytes(db), required)
    .addColumn('intentos', 'integer', required)
    .addColumn('proximo_intento', bytes(db), required)
    .addColumn('tomado_por', bytes(db))
    .addColumn('tomado_hasta', bytes(db))
    .addColumn('ultimo_error', 'text')
    .addColumn('creado_en', bytes(db), required)
    .addColumn('enviado_en', bytes(db))
    .execute();
  await db.schema
    .createIndex('correos_salientes_pendientes')
    .on('correos_salientes')
    .columns(['estado', 'proximo_intento', 'id'])
    .execute();
}
