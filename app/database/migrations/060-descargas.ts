import type { Kysely } from 'kysely';
import { bytes, references, required } from './columns';

/** Files with everything that the registry has about a person, one each; and what finds their mail and their acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('descargas')
    .addColumn('usuario_id', 'integer', (column) => references('usuarios')(column).primaryKey())
    .addColumn('codigo', bytes(db), (column) => column.notNull().unique())
    .addColumn('pedida_en', bytes(db), required)
    .addColumn('hecha_en', bytes(db))
    .addColumn('vence_en', bytes(db))
    .addColumn('guardado_como', bytes(db))
    .addColumn('tamano', 'integer')
    .execute();
  await db.schema.createIndex('descargas_vence').on('descargas').column('vence_en').execute();
  await db.schema
    .createIndex('correos_salientes_para')
    .on('correos_salientes')
    .columns(['para', 'id'])
    .execute();
  await db.schema
    .createIndex('dominio_historia_usuario')
    .on('dominio_historia')
    .columns(['usuario_id', 'id'])
    .execute();
}
