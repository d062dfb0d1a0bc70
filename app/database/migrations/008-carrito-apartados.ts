import type { Kysely } from 'kysely';
import { bytes, references, required } from './columns';

/** Registrations that did not fit when two carts of a person became one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('carrito_apartados')
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('nombre', bytes(db), required)
    .addColumn('apartado_en', bytes(db), required)
    .addPrimaryKeyConstraint('carrito_apartados_pk', ['usuario_id', 'nombre'])
    .execute();
}
