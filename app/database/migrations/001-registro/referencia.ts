import type { Kysely } from 'kysely';
import { bytes, flag, references, required } from '../columns';

/** Tables as they were made by this migration; later changes have migrations of their own. */
type Initial = {
  paises: { id: number; nombre: string };
  tipos_documento: { id: number; pais_id: number; nombre: string; codigo: string };
  formas_pago: { id: number; nombre: string };
  sufijos: { tld: string; precio: number; habilitado: number; orden: number };
};

const PAISES = ['Uruguay', 'Argentina', 'Brasil', 'Chile', 'Paraguay', 'España', 'Estados Unidos', 'Otro'];

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('paises')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('nombre', 'text', required)
    .execute();
  await db.schema
    .createTable('tipos_documento')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('pais_id', 'integer', references('paises'))
    .addColumn('nombre', 'text', required)
    .addColumn('codigo', 'text', required)
    .execute();
  await db.schema.createIndex('tipos_documento_pais').on('tipos_documento').column('pais_id').execute();
  await db.schema
    .createTable('formas_pago')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('nombre', 'text', required)
    .execute();
  await db.schema
    .createTable('sufijos')
    .addColumn('tld', bytes(db), (column) => column.primaryKey())
    .addColumn('precio', 'integer', required)
    .addColumn('habilitado', 'integer', flag(1))
    .addColumn('orden', 'integer', required)
    .execute();
  await db.schema
    .createTable('nombres_reservados')
    .addColumn('nombre', bytes(db), (column) => column.primaryKey())
    .addColumn('motivo', 'text')
    .execute();
}

async function createLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captcha_usados')
    .addColumn('clave', bytes(db), (column) => column.primaryKey())
    .addColumn('vence_en', bytes(db), required)
    .execute();
  await db.schema.createIndex('captcha_usados_vence').on('captcha_usados').column('vence_en').execute();
  await db.schema
    .createTable('consultas')
    .addColumn('origen', bytes(db), required)
    .addColumn('ventana', bytes(db), required)
    .addColumn('cantidad', 'integer', required)
    .addPrimaryKeyConstraint('consultas_pk', ['origen', 'ventana'])
    .execute();
  await db.schema.createIndex('consultas_ventana').on('consultas').column('ventana').execute();
}

/** Uruguay is country 1 and the default (spec 9); elsewhere a passport or the country's own document. */
async function fill(db: Kysely<Initial>): Promise<void> {
  const paises = PAISES.map((nombre, index) => ({ id: index + 1, nombre }));
  await db.insertInto('paises').values(paises).execute();
  const uruguayos = [
    { id: 1, pais_id: 1, nombre: 'Cédula de identidad', codigo: 'CEDULA' },
    { id: 2, pais_id: 1, nombre: 'RUT', codigo: 'RUT' },
    { id: 3, pais_id: 1, nombre: 'Pasaporte', codigo: 'PASAPORTE' },
  ];
  const otros = paises.slice(1).flatMap(({ id }) => [
    { id: id * 10, pais_id: id, nombre: 'Documento de identidad', codigo: 'OTRO' },
    { id: id * 10 + 1, pais_id: id, nombre: 'Pasaporte', codigo: 'PASAPORTE' },
  ]);
  await db
    .insertInto('tipos_documento')
    .values([...uruguayos, ...otros])
    .execute();
  await db
    .insertInto('formas_pago')
    .values([
      { id: 1, nombre: 'Débito en factura de telefonía fija' },
      { id: 2, nombre: 'Débito en factura de datos' },
    ])
    .execute();
  await db
    .insertInto('sufijos')
    .values([
      { tld: 'uy', precio: 138900, habilitado: 1, orden: 1 },
      { tld: 'com.uy', precio: 115900, habilitado: 1, orden: 2 },
    ])
    .execute();
}

export async function createReferencia(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createLimits(db);
  await fill(db.withTables<Initial>());
}
