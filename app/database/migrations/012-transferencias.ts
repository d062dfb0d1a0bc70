import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, flag, mayReference, references, required } from './columns';

/** A reference to a name whose row goes away with it. */
const ofDominio = (db: Kysely<unknown>, table: string) =>
  db.schema
    .createTable(table)
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', (column) =>
      column.notNull().references('dominios.id').onDelete('cascade'),
    );

async function createRegistradores(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registradores')
    .addColumn('codigo', bytes(db), (column) => column.primaryKey())
    .addColumn('nombre', 'text', required)
    .execute();
  await sql`insert into registradores (codigo, nombre) values ('portal', 'Registro .uy')`.execute(db);
  await db.schema
    .createTable('dominio_registradores')
    .addColumn('dominio_id', 'integer', (column) =>
      column.primaryKey().references('dominios.id').onDelete('cascade'),
    )
    .addColumn('registrador', bytes(db), (column) => column.notNull().references('registradores.codigo'))
    .addColumn('desde', bytes(db), required)
    .addColumn('transferido_en', bytes(db))
    .addColumn('bloqueado', 'integer', flag(0))
    .execute();
  await db.schema
    .createIndex('dominio_registradores_registrador')
    .on('dominio_registradores')
    .columns(['registrador', 'dominio_id'])
    .execute();
  await ofDominio(db, 'registros_origen')
    .addColumn('nombre', bytes(db), required)
    .addColumn('ttl', 'integer', required)
    .addColumn('tipo', bytes(db), required)
    .addColumn('valor', 'text', required)
    .execute();
  await db.schema
    .createIndex('registros_origen_dominio')
    .on('registros_origen')
    .columns(['dominio_id', 'id'])
    .execute();
}

async function createCodigos(db: Kysely<unknown>): Promise<void> {
  await ofDominio(db, 'codigos_autorizacion')
    .addColumn('registrador', bytes(db), (column) => column.notNull().references('registradores.codigo'))
    .addColumn('referencia', bytes(db), (column) => column.notNull().unique())
    .addColumn('sellado', 'text')
    .addColumn('huella', bytes(db))
    .addColumn('fin', bytes(db), required)
    .addColumn('titular', bytes(db))
    .addColumn('estado', bytes(db), required)
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('solicitado_en', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('codigos_autorizacion_dominio')
    .on('codigos_autorizacion')
    .columns(['dominio_id', 'id'])
    .execute();
  // A name has one code at a time: of two asked for at once, one is made.
  await sql`create unique index codigos_autorizacion_en_uso on codigos_autorizacion (dominio_id)
    where estado in ('ACTIVE', 'USED_FOR_REQUEST')`.execute(db);
  await sql`create index codigos_autorizacion_vencen on codigos_autorizacion (vence_en)
    where estado = 'ACTIVE'`.execute(db);
  await db.schema
    .createTable('codigo_intentos')
    .addColumn('nombre', bytes(db), required)
    .addColumn('quien', bytes(db), required)
    .addColumn('fallos', 'integer', required)
    .addColumn('bloqueado_hasta', bytes(db))
    .addPrimaryKeyConstraint('codigo_intentos_pk', ['nombre', 'quien'])
    .execute();
}

async function createSolicitudes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('transferencias')
    .$call(addIdColumn(db))
    .addColumn('referencia', bytes(db), (column) => column.notNull().unique())
    .addColumn('nombre', bytes(db), required)
    .addColumn('dominio_id', 'integer', (column) => column.references('dominios.id').onDelete('set null'))
    .addColumn('pierde', bytes(db), (column) => column.notNull().references('registradores.codigo'))
    .addColumn('gana', bytes(db), (column) => column.notNull().references('registradores.codigo'))
    .addColumn('estado', bytes(db), required)
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('codigo_id', 'integer', (column) =>
      column.references('codigos_autorizacion.id').onDelete('set null'),
    )
    .addColumn('huella', bytes(db), required)
    .addColumn('titular', bytes(db))
    .addColumn('datos', 'text')
    .addColumn('cuenta_pago_id', 'integer', mayReference('plantillas_cuenta'))
    .addColumn('registros', 'text', required)
    .addColumn('importe', 'integer', required)
    .addColumn('solicitada_en', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('resuelta_en', bytes(db))
    .addColumn('vencimiento_nuevo', bytes(db))
    .addColumn('eliminada_en', bytes(db))
    .execute();
  await sql`create unique index transferencias_pendiente on transferencias (nombre)
    where estado = 'PENDING'`.execute(db);
  await sql`create index transferencias_vencen on transferencias (vence_en) where estado = 'PENDING'`.execute(
    db,
  );
  await sql`create index transferencias_lista on transferencias (usuario_id, id)
    where eliminada_en is null`.execute(db);
  await db.schema
    .createIndex('transferencias_nombre')
    .on('transferencias')
    .columns(['nombre', 'id'])
    .execute();
  await db.schema.createIndex('transferencias_dominio').on('transferencias').column('dominio_id').execute();
  await db.schema
    .createTable('transferencia_pasos')
    .$call(addIdColumn(db))
    .addColumn('transferencia_id', 'integer', references('transferencias'))
    .addColumn('estado', bytes(db), required)
    .addColumn('quien', bytes(db), required)
    .addColumn('momento', bytes(db), required)
    .execute();
  await db.schema
    .createIndex('transferencia_pasos_de')
    .on('transferencia_pasos')
    .columns(['transferencia_id', 'id'])
    .execute();
}

/** Registrars, authorization codes and requests to move a name from one registrar to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRegistradores(db);
  await createCodigos(db);
  await createSolicitudes(db);
  await db.schema
    .createTable('importacion_borradores')
    .addColumn('usuario_id', 'integer', (column) => column.primaryKey().references('usuarios.id'))
    .addColumn('datos', 'text', required)
    .addColumn('actualizado_en', bytes(db), required)
    .execute();
}
