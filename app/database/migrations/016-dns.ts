import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, flag, required } from './columns';

const ofDominio = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('dominios.id').onDelete('cascade');

async function createZonas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dns_zonas')
    .addColumn('dominio_id', 'integer', (column) => ofDominio(column).primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('registros', 'integer', required)
    .addColumn('firmada', 'integer', flag(0))
    .addColumn('ds', 'text')
    .execute();
  await db.schema
    .createTable('dns_registros')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', ofDominio)
    .addColumn('nombre', bytes(db), required)
    .addColumn('tipo', bytes(db), required)
    .addColumn('ttl', 'integer', required)
    .addColumn('contenido', bytes(db), required)
    .addUniqueConstraint('dns_registros_uno', ['dominio_id', 'nombre', 'tipo', 'contenido'])
    .execute();
  await db.schema
    .createTable('dns_versiones')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', ofDominio)
    .addColumn('version', 'integer', required)
    .addColumn('momento', bytes(db), required)
    .addColumn('usuario_id', 'integer')
    .addColumn('motivo', bytes(db), required)
    .addColumn('quitados', 'text', required)
    .addColumn('agregados', 'text', required)
    .addUniqueConstraint('dns_versiones_version', ['dominio_id', 'version'])
    .execute();
  await db.schema
    .createTable('dns_ds')
    .addColumn('dominio_id', 'integer', ofDominio)
    .addColumn('etiqueta', 'integer', required)
    .addColumn('algoritmo', 'integer', required)
    .addColumn('tipo_digest', 'integer', required)
    .addColumn('digest', bytes(db), required)
    .addPrimaryKeyConstraint('dns_ds_pk', ['dominio_id', 'etiqueta', 'algoritmo', 'tipo_digest', 'digest'])
    .execute();
}

async function createPublicacion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dns_cola')
    .addColumn('zona', bytes(db), required)
    .addColumn('propietario', bytes(db), required)
    .addColumn('pedido', bytes(db), required)
    .addColumn('desde', bytes(db), required)
    .addPrimaryKeyConstraint('dns_cola_pk', ['zona', 'propietario'])
    .execute();
  await db.schema.createIndex('dns_cola_desde').on('dns_cola').columns(['desde', 'zona']).execute();
  await db.schema
    .createTable('dns_publicadas')
    .addColumn('zona', bytes(db), (column) => column.primaryKey())
    .addColumn('serie', 'integer', required)
    .addColumn('serie_publicada', 'integer')
    .addColumn('publicada_en', bytes(db))
    .addColumn('error', 'text')
    .addColumn('intentos', 'integer', flag(0))
    .addColumn('proximo_intento', bytes(db), required)
    .addColumn('tomada_por', bytes(db))
    .addColumn('tomada_hasta', bytes(db))
    .execute();
  await db.schema
    .createTable('dns_delegaciones')
    .addColumn('nombre', bytes(db), (column) => column.primaryKey())
    .addColumn('huella', bytes(db), required)
    .addColumn('anfitriones', 'text', required)
    .addColumn('alojada', 'integer', flag(0))
    .execute();
}

/** One server may have an address of each type: a name stands once for each (spec 2, Nameserver configuration). */
async function allowBothAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nameservers_nueva')
    .$call(addIdColumn(db))
    .addColumn('dominio_id', 'integer', ofDominio)
    .addColumn('orden', 'integer', required)
    .addColumn('nombre', bytes(db), required)
    .addColumn('tipo_ip', 'text')
    .addColumn('ip', 'text')
    .execute();
  await sql`insert into nameservers_nueva (dominio_id, orden, nombre, tipo_ip, ip)
    select dominio_id, orden, nombre, tipo_ip, ip from nameservers order by id`.execute(db);
  await db.schema.dropTable('nameservers').execute();
  await db.schema.alterTable('nameservers_nueva').renameTo('nameservers').execute();
  await sql`create unique index nameservers_uno
    on nameservers (dominio_id, nombre, coalesce(tipo_ip, ''))`.execute(db);
  // Who uses a server is asked before it is taken away.
  await db.schema.createIndex('nameservers_nombre').on('nameservers').column('nombre').execute();
}

/** Every name that is there is published the first time that somebody looks. */
const publishAll = (db: Kysely<unknown>) =>
  sql`insert into dominio_publicaciones (nombre, dominio_id, version, pedida_en)
    select nombre, id, version, '2026-01-01T00:00:00.000Z' from dominios
    where nombre not in (select nombre from dominio_publicaciones)`.execute(db);

/** The zones of names, and the list of all zones, are there from the beginning, whoever has a name. */
async function publishOwn(db: Kysely<unknown>): Promise<void> {
  for (const zona of ['uy', 'com.uy', 'catalogo.invalid'])
    await sql`insert into dns_cola (zona, propietario, pedido, desde)
      values (${zona}, '*', 'inicio', '2026-01-01T00:00:00.000Z')`.execute(db);
}

/** Hosted zones with their records and versions, keys of delegated names, and what has to reach the servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createZonas(db);
  await createPublicacion(db);
  await allowBothAddresses(db);
  await publishAll(db);
  await publishOwn(db);
}
