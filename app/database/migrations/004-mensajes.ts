import type { Kysely } from 'kysely';
import { addIdColumn, bytes, references, required } from './columns';

async function createGlobales(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mensajes_globales')
    .$call(addIdColumn(db))
    .addColumn('titulo', 'text', required)
    .addColumn('mensaje', 'text', required)
    .addColumn('prioridad', bytes(db), required)
    .addColumn('fecha_desde', bytes(db), required)
    .addColumn('fecha_hasta', bytes(db))
    .execute();
  await db.schema
    .createIndex('mensajes_globales_fecha')
    .on('mensajes_globales')
    .columns(['fecha_desde', 'id'])
    .execute();
  await db.schema
    .createTable('banners')
    .$call(addIdColumn(db))
    .addColumn('titulo', 'text', required)
    .addColumn('texto', 'text', required)
    .addColumn('enlace', 'text', required)
    .addColumn('enlace_texto', 'text', required)
    .addColumn('orden', 'integer', required)
    .addColumn('fecha_desde', bytes(db), required)
    .addColumn('fecha_hasta', bytes(db))
    .execute();
}

/** Messages: to everybody, to one user, and the banners of the home block. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createGlobales(db);
  await db.schema
    .createTable('mensajes_usuario')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('clave', bytes(db), required)
    .addColumn('titulo', 'text', required)
    .addColumn('mensaje', 'text', required)
    .addColumn('prioridad', bytes(db), required)
    .addColumn('creado_en', bytes(db), required)
    .addColumn('leido_en', bytes(db))
    .addColumn('eliminado_en', bytes(db))
    .addUniqueConstraint('mensajes_usuario_una_vez', ['usuario_id', 'clave'])
    .execute();
  await db.schema
    .createIndex('mensajes_usuario_lista')
    .on('mensajes_usuario')
    .columns(['usuario_id', 'eliminado_en', 'creado_en', 'id'])
    .execute();
}
