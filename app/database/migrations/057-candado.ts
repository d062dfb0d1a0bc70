import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, flag, mayReference, references, required } from './columns';

/** People who agreed to watch over somebody's names, and those who were asked. */
async function createCustodios(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('custodios')
    .$call(addIdColumn(db))
    .addColumn('titular_id', 'integer', references('usuarios'))
    .addColumn('correo', bytes(db), required)
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('codigo_hash', bytes(db), (column) => column.notNull().unique())
    .addColumn('estado', bytes(db), required)
    .addColumn('invitado_en', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('resuelto_en', bytes(db))
    .execute();
  await sql`create unique index custodios_de on custodios (titular_id, correo) where estado in ('INVITADO', 'ACEPTO')`.execute(
    db,
  );
}

async function createCandados(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('candados')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', (column) =>
      column.notNull().unique().references('dominios.id').onDelete('cascade'),
    )
    .addColumn('quorum', 'integer', required)
    .addColumn('cerrado_por', 'integer', references('usuarios'))
    .addColumn('cerrado_en', bytes(db), required)
    .addColumn('abre_en', bytes(db))
    .execute();
  await sql`create index candados_por_abrir on candados (abre_en) where abre_en is not null`.execute(db);
  await db.schema
    .createTable('candado_custodios')
    .addColumn('candado_id', 'integer', (column) =>
      column.notNull().references('candados.id').onDelete('cascade'),
    )
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addPrimaryKeyConstraint('candado_custodios_pk', ['candado_id', 'usuario_id'])
    .execute();
  await db.schema
    .createIndex('candado_custodios_usuario')
    .on('candado_custodios')
    .column('usuario_id')
    .execute();
}

async function createPendientes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cambios_por_aprobar')
    .$call(addIdColumn(db))
    // of a row that may be gone by then
    .addColumn('dominio_id', 'integer', required)
    .addColumn('candado_id', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('version', 'integer', required)
    .addColumn('operacion', bytes(db), required)
    .addColumn('entrada', 'text', required)
    .addColumn('que', 'text', required)
    .addColumn('diferencias', 'text', required)
    .addColumn('todos', 'integer', flag(0))
    .addColumn('pidio_id', 'integer', references('usuarios'))
    .addColumn('origen', bytes(db), required)
    .addColumn('pedido_en', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('estado', bytes(db), required)
    .addColumn('terminado_en', bytes(db))
    .addColumn('motivo', 'text')
    .execute();
  // The constraint, not a check, keeps a name from waiting for two changes.
  await sql`create unique index cambios_por_aprobar_uno on cambios_por_aprobar (dominio_id) where estado = 'ESPERA'`.execute(
    db,
  );
  await sql`create index cambios_por_aprobar_vencen on cambios_por_aprobar (vence_en) where estado = 'ESPERA'`.execute(
    db,
  );
  await db.schema
    .createIndex('cambios_por_aprobar_pidio')
    .on('cambios_por_aprobar')
    .column('pidio_id')
    .execute();
  await db.schema
    .createTable('cambio_votos')
    .addColumn('cambio_id', 'integer', references('cambios_por_aprobar'))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('voto', bytes(db), required)
    .addColumn('momento', bytes(db), required)
    .addPrimaryKeyConstraint('cambio_votos_pk', ['cambio_id', 'usuario_id'])
    .execute();
}

/** The lock of a name, its custodians, and the changes that wait for them (decision 088). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dominios').addColumn('candado', bytes(db)).execute();
  await createCustodios(db);
  await createCandados(db);
  await createPendientes(db);
}
