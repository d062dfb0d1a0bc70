import type { Kysely } from 'kysely';
import { addIdColumn, bytes, mayReference, references, required } from '../columns';

async function createVenta(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ventas')
    .$call(addIdColumn(db))
    .addColumn('uuid', bytes(db), (column) => column.notNull().unique())
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('estado', bytes(db), required)
    .addColumn('referencia', bytes(db), (column) => column.unique())
    .addColumn('cuenta_pago_id', 'integer', mayReference('plantillas_cuenta'))
    .addColumn('total', 'integer')
    .addColumn('resultado', 'text')
    .addColumn('creada_en', bytes(db), required)
    .addColumn('actualizada_en', bytes(db), required)
    .addColumn('finalizada_en', bytes(db))
    .execute();
  await db.schema.createIndex('ventas_usuario').on('ventas').columns(['usuario_id', 'estado']).execute();
  await db.schema.createIndex('ventas_estado').on('ventas').columns(['estado', 'actualizada_en']).execute();
  await db.schema.createIndex('ventas_cuenta_pago').on('ventas').column('cuenta_pago_id').execute();
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('venta_items')
    .$call(addIdColumn(db))
    .addColumn('venta_id', 'integer', (column) =>
      column.notNull().references('ventas.id').onDelete('cascade'),
    )
    .addColumn('tipo', bytes(db), required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('dominio_id', 'integer', (column) => column.references('dominios.id').onDelete('set null'))
    .addColumn('anios', 'integer', required)
    .addColumn('precio', 'integer', required)
    .addColumn('estado', bytes(db), required)
    .addColumn('datos', 'text')
    .addColumn('creado_en', bytes(db), required)
    .addUniqueConstraint('venta_items_una_vez', ['venta_id', 'tipo', 'nombre'])
    .execute();
  await db.schema.createIndex('venta_items_dominio').on('venta_items').column('dominio_id').execute();
  await db.schema
    .createTable('venta_contactos')
    .addColumn('venta_item_id', 'integer', (column) =>
      column.primaryKey().references('venta_items.id').onDelete('cascade'),
    )
    .addColumn('nombre', 'text', required)
    .addColumn('apellido', 'text', required)
    .addColumn('direccion', 'text', required)
    .addColumn('telefono', 'text', required)
    .addColumn('email_publico', 'text', required)
    .addColumn('email', 'text')
    .addColumn('guardado_en', bytes(db), required)
    .execute();
}

/** `clave` of both is unique: the constraint, not a check, keeps things from happening twice. */
async function createOnce(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cargos')
    .$call(addIdColumn(db))
    .addColumn('clave', bytes(db), (column) => column.notNull().unique())
    .addColumn('venta_item_id', 'integer', (column) => column.unique().references('venta_items.id'))
    .addColumn('usuario_id', 'integer', references('usuarios'))
    .addColumn('nombre', bytes(db), required)
    .addColumn('concepto', bytes(db), required)
    .addColumn('importe', 'integer', required)
    .addColumn('cuenta_pago_id', 'integer', references('plantillas_cuenta'))
    .addColumn('creado_en', bytes(db), required)
    .execute();
  await db.schema.createIndex('cargos_nombre').on('cargos').columns(['nombre', 'creado_en']).execute();
  await db.schema.createIndex('cargos_usuario').on('cargos').columns(['usuario_id', 'creado_en']).execute();
  await db.schema
    .createTable('operaciones')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('usuario_id', 'integer', mayReference('usuarios'))
    .addColumn('resultado', 'text', required)
    .addColumn('creada_en', bytes(db), required)
    .execute();
  await db.schema.createIndex('operaciones_creada').on('operaciones').column('creada_en').execute();
}

export async function createVentas(db: Kysely<unknown>): Promise<void> {
  await createVenta(db);
  await createItems(db);
  await createOnce(db);
}
