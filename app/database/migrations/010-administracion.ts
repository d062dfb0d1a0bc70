import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, flag, mayReference, references, required } from './columns';

async function createInvitaciones(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitaciones')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', (column) =>
      column.notNull().references('dominios.id').onDelete('cascade'),
    )
    .addColumn('rol', bytes(db), required)
    .addColumn('correo', bytes(db), required)
    .addColumn('codigo_hash', bytes(db), (column) => column.notNull().unique())
    .addColumn('contacto_id', 'integer', (column) => column.references('contactos.id').onDelete('cascade'))
    .addColumn('invito_id', 'integer', references('usuarios'))
    .addColumn('estado', bytes(db), required)
    .addColumn('creada_en', bytes(db), required)
    .addColumn('enviada_en', bytes(db), required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('envios', 'integer', required)
    .addColumn('resuelta_por', 'integer', mayReference('usuarios'))
    .addColumn('resuelta_en', bytes(db))
    .execute();
  // The constraint, not a check, keeps one role from waiting for two people.
  await sql`create unique index invitaciones_pendiente on invitaciones (dominio_id, rol) where estado = 'PENDIENTE'`.execute(
    db,
  );
  await db.schema
    .createIndex('invitaciones_invito')
    .on('invitaciones')
    .columns(['invito_id', 'creada_en'])
    .execute();
  // Whose a mail address is: what the provider says, or what was proved.
  await sql`create index usuarios_correo on usuarios (lower(correo))`.execute(db);
  await sql`create index contactos_email_validado on contactos (lower(email))
    where email_validado_en is not null`.execute(db);
  await db.schema.createIndex('invitaciones_contacto').on('invitaciones').column('contacto_id').execute();
}

async function createMasivos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cambios_masivos')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('origen', bytes(db), required)
    .addColumn('operacion', bytes(db), required)
    .addColumn('datos', 'text', required)
    .addColumn('estado', bytes(db), required)
    .addColumn('total', 'integer', required)
    .addColumn('cambiados', 'integer', required)
    .addColumn('no_cambiados', 'integer', required)
    .addColumn('creado_en', bytes(db), required)
    .addColumn('terminado_en', bytes(db))
    .execute();
  await db.schema
    .createIndex('cambios_masivos_estado')
    .on('cambios_masivos')
    .columns(['estado', 'id'])
    .execute();
  await db.schema
    .createTable('cambio_masivo_dominios')
    .addColumn('cambio_id', 'integer', (column) =>
      column.notNull().references('cambios_masivos.id').onDelete('cascade'),
    )
    .addColumn('orden', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('resultado', bytes(db), required)
    .addColumn('mensaje', 'text', required)
    .addPrimaryKeyConstraint('cambio_masivo_dominios_pk', ['cambio_id', 'orden'])
    .addUniqueConstraint('cambio_masivo_dominios_una_vez', ['cambio_id', 'nombre'])
    .execute();
  await db.schema
    .createIndex('cambio_masivo_dominios_resultado')
    .on('cambio_masivo_dominios')
    .columns(['cambio_id', 'resultado', 'orden'])
    .execute();
}

/** Invitations to be a contact, changes of many names at once, and what the registry may have switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('funciones')
    .addColumn('nombre', bytes(db), (column) => column.primaryKey())
    .addColumn('habilitada', 'integer', flag(1))
    .execute();
  await sql`insert into funciones (nombre, habilitada) values ('TRANSFERENCIA_TITULAR', 1)`.execute(db);
  await createInvitaciones(db);
  await createMasivos(db);
}
