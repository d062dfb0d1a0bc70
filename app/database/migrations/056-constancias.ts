import type { Kysely } from 'kysely';
import { bytes, references, required } from './columns';

/** Certificates that a name is registered, and the public keys that they were signed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('constancia_claves')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('pem', 'text', required)
    .addColumn('desde', bytes(db), required)
    .execute();
  await db.schema
    .createTable('constancias')
    .addColumn('numero', bytes(db), (column) => column.primaryKey())
    .addColumn('dominio_id', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('emitida_en', bytes(db), required)
    .addColumn('momento', bytes(db), required)
    .addColumn('hechos', 'text', required)
    .addColumn('texto', 'text', required)
    .addColumn('firma', bytes(db), required)
    .addColumn('clave', bytes(db), (column) => column.notNull().references('constancia_claves.clave'))
    .execute();
  await db.schema
    .createIndex('constancias_usuario')
    .on('constancias')
    .columns(['usuario_id', 'emitida_en'])
    .execute();
}
