import type { Kysely } from 'kysely';
import { addIdColumn, bytes, flag, mayReference, references, required } from '../columns';

const ROLES = ['titular_id', 'administrador_id', 'tecnico_id', 'financiero_id', 'cuenta_pago_id'] as const;

async function createNombres(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dominios')
    .$call(addIdColumn(db))
    .addColumn('nombre', bytes(db), (column) => column.notNull().unique())
    .addColumn('tld', bytes(db), required)
    .addColumn('estado', bytes(db), required)
    .addColumn('alojado', 'integer', flag(0))
    .addColumn('fecha_alta', bytes(db), required)
    .addColumn('fecha_vencimiento', bytes(db), required)
    .addColumn('fecha_eliminacion', bytes(db))
    .addColumn('renovacion_automatica', 'integer', flag(1))
    .addColumn('titular_id', 'integer', mayReference('contactos'))
    .addColumn('administrador_id', 'integer', mayReference('contactos'))
    .addColumn('tecnico_id', 'integer', mayReference('contactos'))
    .addColumn('financiero_id', 'integer', mayReference('contactos'))
    .addColumn('cuenta_pago_id', 'integer', mayReference('plantillas_cuenta'))
    .addColumn('cuenta_asociada_en', bytes(db))
    .addColumn('creado_en', bytes(db), required)
    .execute();
  // Who uses this contact or account; and the daily task that looks for names about to expire.
  for (const column of ROLES)
    await db.schema.createIndex(`dominios_${column}`).on('dominios').column(column).execute();
  await db.schema
    .createIndex('dominios_estado_vencimiento')
    .on('dominios')
    .columns(['estado', 'fecha_vencimiento'])
    .execute();
}

/** One row a user and name: a list is one range of one index, whatever the role filter and the order. */
async function createRelaciones(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dominio_usuarios')
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('dominio_id', 'integer', (column) =>
      column.notNull().references('dominios.id').onDelete('cascade'),
    )
    .addColumn('nombre', bytes(db), required)
    .addColumn('fecha_vencimiento', bytes(db), required)
    .addColumn('titular', 'integer', flag(0))
    .addColumn('administrador', 'integer', flag(0))
    .addColumn('tecnico', 'integer', flag(0))
    .addColumn('financiero', 'integer', flag(0))
    .addPrimaryKeyConstraint('dominio_usuarios_pk', ['usuario_id', 'dominio_id'])
    .execute();
  await db.schema
    .createIndex('dominio_usuarios_nombre')
    .on('dominio_usuarios')
    .columns(['usuario_id', 'nombre'])
    .execute();
  await db.schema
    .createIndex('dominio_usuarios_vencimiento')
    .on('dominio_usuarios')
    .columns(['usuario_id', 'fecha_vencimiento', 'nombre'])
    .execute();
  await db.schema
    .createIndex('dominio_usuarios_dominio')
    .on('dominio_usuarios')
    .column('dominio_id')
    .execute();
}

export async function createDominios(db: Kysely<unknown>): Promise<void> {
  await createNombres(db);
  await createRelaciones(db);
  await db.schema
    .createTable('nameservers')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', (column) =>
      column.notNull().references('dominios.id').onDelete('cascade'),
    )
    .addColumn('orden', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('tipo_ip', 'text')
    .addColumn('ip', 'text')
    .addUniqueConstraint('nameservers_dominio_nombre', ['dominio_id', 'nombre'])
    .execute();
}
