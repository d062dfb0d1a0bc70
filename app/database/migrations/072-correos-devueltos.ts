import type { Kysely } from 'kysely';
import { addIdColumn, bytes, required } from './columns';

/** Addresses whose server said that it takes no mail for them (decision 115): of the outbox only, so that code of before goes on without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correos_devueltos')
    .$call(addIdColumn(db))
    .addColumn('direccion', bytes(db), required)
    .addColumn('respuesta', 'text', required)
    .addColumn('desde', bytes(db), required)
    .addColumn('ultimo_en', bytes(db), required)
    .addColumn('veces', 'integer', required)
    .addColumn('probado_en', bytes(db))
    .execute();
  await db.schema
    .createIndex('correos_devueltos_direccion')
    .on('correos_devueltos')
    .column('direccion')
    .unique()
    .execute();
  await db.schema
    .createIndex('correos_devueltos_ultimo')
    .on('correos_devueltos')
    .columns(['ultimo_en', 'id'])
    .execute();
}
