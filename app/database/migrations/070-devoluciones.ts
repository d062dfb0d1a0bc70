import type { Kysely } from 'kysely';
import { addIdColumn, bytes, references, required } from './columns';

/**
 * What is given back of a charge (decision 108), a line against a line: in a table of its own, so that code of before goes on reading a ledger of
 * charges that it understands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devoluciones')
    .$call(addIdColumn(db))
    .addColumn('cargo_id', 'integer', references('cargos'))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('cuenta_pago_id', 'integer', references('plantillas_cuenta'))
    .addColumn('importe', 'integer', required)
    .addColumn('motivo', 'text', required)
    .addColumn('hizo_id', 'integer', references('usuarios'))
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema.createIndex('devoluciones_cargo').on('devoluciones').columns(['cargo_id', 'id']).execute();
  await db.schema
    .createIndex('devoluciones_usuario')
    .on('devoluciones')
    .columns(['usuario_id', 'creado_en'])
    .execute();
  await db.schema
    .createIndex('devoluciones_hizo')
    .on('devoluciones')
    .columns(['hizo_id', 'creado_en'])
    .execute();
}
