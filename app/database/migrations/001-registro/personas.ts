import type { Kysely } from 'kysely';
import { addIdColumn, bytes, references, required } from '../columns';

async function createContactos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contactos')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', (column) => column.references('usuarios.id'))
    .addColumn('nic_handle', bytes(db), required)
    .addColumn('nombre', 'text', required)
    .addColumn('apellido', 'text', required)
    .addColumn('direccion', 'text', required)
    .addColumn('telefono', 'text', required)
    .addColumn('email_publico', 'text', required)
    .addColumn('email', 'text')
    .addColumn('email_validado_en', 'text')
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema.createIndex('contactos_usuario').on('contactos').column('usuario_id').execute();
  await db.schema.createIndex('contactos_nic_handle').on('contactos').column('nic_handle').execute();
  await db.schema
    .createTable('contactos_predeterminados')
    .addColumn('usuario_id', 'integer', (column) => column.primaryKey().references('usuarios.id'))
    .addColumn('contacto_id', 'integer', references('contactos'))
    .execute();
  await db.schema
    .createIndex('contactos_predeterminados_contacto')
    .on('contactos_predeterminados')
    .column('contacto_id')
    .execute();
}

async function createCuentas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plantillas_cuenta')
    .$call(addIdColumn(db))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('nombre', 'text', required)
    .addColumn('cuenta', 'text', required)
    .addColumn('pais_id', 'integer', references('paises'))
    .addColumn('tipo_documento_id', 'integer', references('tipos_documento'))
    .addColumn('nro_documento', 'text', required)
    .addColumn('forma_pago_id', 'integer', references('formas_pago'))
    .addColumn('creada_en', bytes(db), required)
    .addColumn('eliminada_en', bytes(db))
    .execute();
  await db.schema
    .createIndex('plantillas_cuenta_usuario')
    .on('plantillas_cuenta')
    .columns(['usuario_id', 'id'])
    .execute();
}

export async function createPersonas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usuarios')
    .$call(addIdColumn(db))
    .addColumn('oid', bytes(db), (column) => column.notNull().unique())
    .addColumn('login', 'text', required)
    .addColumn('nombre', 'text')
    .addColumn('correo', 'text')
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await createContactos(db);
  await db.schema
    .createTable('codigos_validacion')
    .addColumn('usuario_id', 'integer', (column) => column.primaryKey().references('usuarios.id'))
    .addColumn('correo', 'text', required)
    .addColumn('codigo_hash', 'text', required)
    .addColumn('vence_en', bytes(db), required)
    .addColumn('intentos', 'integer', required)
    .addColumn('envios', 'integer', required)
    .addColumn('primer_envio_en', bytes(db), required)
    .addColumn('enviado_en', bytes(db), required)
    .execute();
  await createCuentas(db);
}
