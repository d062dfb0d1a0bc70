import type { Kysely } from 'kysely';
import { addIdColumn, bytes, required } from './columns';

/** One row a change of a name, only ever added; `dominio_id` has no constraint, since history outlives the name. */
async function createHistoria(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dominio_historia')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('version', 'integer', required)
    .addColumn('suceso', bytes(db), required)
    .addColumn('usuario_id', 'integer')
    .addColumn('como', bytes(db), required)
    .addColumn('origen', bytes(db), required)
    .addColumn('momento', bytes(db), required)
    .addColumn('antes', 'text')
    .addColumn('despues', 'text')
    .addColumn('hash_anterior', bytes(db), required)
    .addColumn('hash', bytes(db), required)
    .addUniqueConstraint('dominio_historia_version', ['dominio_id', 'version'])
    .execute();
  await db.schema
    .createIndex('dominio_historia_nombre')
    .on('dominio_historia')
    .columns(['nombre', 'id'])
    .execute();
}

/** Every change of a name has one owner: its version, its history, and what has to be published because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dominios')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('dominios').addColumn('congelado_hasta', bytes(db)).execute();
  await db.schema.alterTable('operaciones').addColumn('huella', bytes(db)).execute();
  await createHistoria(db);
  await db.schema
    .createTable('dominio_publicaciones')
    .addColumn('nombre', bytes(db), (column) => column.primaryKey())
    .addColumn('dominio_id', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('pedida_en', bytes(db), required)
    .execute();
}
