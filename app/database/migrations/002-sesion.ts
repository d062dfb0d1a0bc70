import type { Kysely } from 'kysely';
import { bytes, flag, required } from './columns';

async function createSesiones(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sesiones')
    .addColumn('id', bytes(db), (column) => column.primaryKey())
    .addColumn('publico', bytes(db), (column) => column.notNull().unique())
    .addColumn('oid', bytes(db))
    .addColumn('persona', 'text')
    .addColumn('credenciales', 'text')
    .addColumn('csrf_anterior', 'text')
    .addColumn('creada', bytes(db), required)
    .addColumn('ingreso', bytes(db))
    .addColumn('vista', bytes(db), required)
    .addColumn('vence', bytes(db))
    .addColumn('terminada', bytes(db))
    .addColumn('agente', 'text', required)
    .execute();
  await db.schema.createIndex('sesiones_oid').on('sesiones').columns(['oid', 'vista']).execute();
  await db.schema.createIndex('sesiones_vista').on('sesiones').column('vista').execute();
  await db.schema
    .createTable('sesion_valores')
    .addColumn('sesion', bytes(db), (column) =>
      column.notNull().references('sesiones.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('dueno', bytes(db), required)
    .addColumn('clave', bytes(db), required)
    .addColumn('valor', 'text', required)
    .addPrimaryKeyConstraint('sesion_valores_pk', ['sesion', 'dueno', 'clave'])
    .execute();
}

async function createProvider(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('oidc_registros')
    .addColumn('modelo', bytes(db), required)
    .addColumn('id', bytes(db), required)
    .addColumn('contenido', 'text', required)
    .addColumn('vence', 'integer')
    .addColumn('concesion', bytes(db))
    .addColumn('uid', bytes(db))
    .addColumn('codigo_usuario', bytes(db))
    .addColumn('consumido', 'integer')
    .addPrimaryKeyConstraint('oidc_registros_pk', ['modelo', 'id'])
    .execute();
  await db.schema.createIndex('oidc_registros_concesion').on('oidc_registros').column('concesion').execute();
  await db.schema.createIndex('oidc_registros_uid').on('oidc_registros').column('uid').execute();
  await db.schema
    .createIndex('oidc_registros_codigo')
    .on('oidc_registros')
    .column('codigo_usuario')
    .execute();
  await db.schema.createIndex('oidc_registros_vence').on('oidc_registros').column('vence').execute();
  await db.schema
    .createTable('oidc_claves')
    .addColumn('kid', bytes(db), (column) => column.primaryKey())
    .addColumn('clave', 'text', required)
    .addColumn('creada', bytes(db), required)
    .execute();
  await db.schema
    .createTable('cuentas_acceso')
    .addColumn('oid', bytes(db), (column) => column.primaryKey())
    .addColumn('login', bytes(db), (column) => column.notNull().unique())
    .addColumn('clave', 'text', required)
    .addColumn('nombre', 'text')
    .addColumn('correo', 'text')
    .addColumn('verificado', 'integer', flag(0))
    .addColumn('creada', bytes(db), required)
    .execute();
}

/** Who is asking: sessions of the portal, and everything of the embedded OpenID provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSesiones(db);
  await createProvider(db);
}
