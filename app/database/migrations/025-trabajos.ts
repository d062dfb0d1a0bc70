import type { Kysely } from 'kysely';
import { bytes, required } from './columns';

/** What could not be done when it was due, to be tried again later; and the records that a name server does not take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trabajos')
    .addColumn('clase', bytes(db), required)
    .addColumn('clave', bytes(db), required)
    .addColumn('intentos', 'integer', required)
    .addColumn('proximo_intento', bytes(db), required)
    .addColumn('error', 'text', required)
    .addColumn('desde', bytes(db), required)
    .addPrimaryKeyConstraint('trabajos_pk', ['clase', 'clave'])
    .execute();
  await db.schema
    .createTable('dns_rechazados')
    .addColumn('zona', bytes(db), required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('tipo', bytes(db), required)
    .addColumn('contenido', bytes(db), required)
    .addColumn('motivo', 'text', required)
    .addColumn('intentos', 'integer', required)
    .addColumn('proximo_intento', bytes(db), required)
    .addPrimaryKeyConstraint('dns_rechazados_pk', ['zona', 'nombre', 'tipo', 'contenido'])
    .execute();
}
