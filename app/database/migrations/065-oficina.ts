import type { Kysely } from 'kysely';
import { addIdColumn, bytes, mayReference, references, required } from './columns';

/** The registry's own people, what each may do, and everything they do: its rows are added and never changed (decision 102). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('funcionarios')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', (column) => column.notNull().unique().references('usuarios.id'))
    .addColumn('alta_en', bytes(db), required)
    .addColumn('baja_en', bytes(db))
    .execute();
  await db.schema
    .createTable('funcionario_conjuntos')
    .addColumn('funcionario_id', 'integer', references('funcionarios'))
    .addColumn('conjunto', bytes(db), required)
    .addPrimaryKeyConstraint('funcionario_conjuntos_pk', ['funcionario_id', 'conjunto'])
    .execute();
  await db.schema
    .createTable('oficina_historia')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('cadena', 'integer', required)
    .addColumn('lugar', 'integer', required)
    .addColumn('momento', bytes(db), required)
    .addColumn('acto', bytes(db), required)
    .addColumn('clase', bytes(db), required)
    .addColumn('sobre', bytes(db), required)
    .addColumn('motivo', 'text', required)
    .addColumn('antes', 'text')
    .addColumn('despues', 'text')
    .addColumn('hash_anterior', bytes(db), required)
    .addColumn('hash', bytes(db), required)
    .addUniqueConstraint('oficina_historia_lugar', ['cadena', 'lugar'])
    .execute();
  await db.schema
    .createIndex('oficina_historia_sobre')
    .on('oficina_historia')
    .columns(['clase', 'sobre', 'id'])
    .execute();
}
