import { type Kysely, sql } from 'kysely';
import { addIdColumn, bytes, required } from './columns';

async function widenTrabajos(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('trabajos').addColumn('tomado_por', bytes(db)).execute();
  await db.schema.alterTable('trabajos').addColumn('tomado_hasta', bytes(db)).execute();
  await db.schema
    .alterTable('trabajos')
    .addColumn('estado', bytes(db), (column) => column.notNull().defaultTo('ESPERA'))
    .execute();
  await db.schema
    .createTable('trabajos_historia')
    .$call(addIdColumn(db))
    .addColumn('momento', bytes(db), required)
    .addColumn('clase', bytes(db), required)
    .addColumn('clave', bytes(db), required)
    .addColumn('acto', bytes(db), required)
    .addColumn('intentos', 'integer', required)
    .addColumn('error', 'text', required)
    .addColumn('motivo', 'text', required)
    .execute();
}

/**
 * An item is called by what is due of it, and no longer by its name alone. What says too little to be called so is tried at
 * once: that it is due is written elsewhere.
 */
async function renameItems(db: Kysely<unknown>): Promise<void> {
  await sql`update trabajos set clave = (select nombre || ':' || estado || ':' || fecha_vencimiento from dominios
    where nombre = trabajos.clave) where clase = 'vida' and clave in (select nombre from dominios)`.execute(
    db,
  );
  await sql`update trabajos set clave = (select nombre || ':' || pedida_en from dominio_publicaciones
    where nombre = trabajos.clave) where clase = 'publicación' and clave in (select nombre from dominio_publicaciones)`.execute(
    db,
  );
  await sql`update trabajos set clase = 'cambio-masivo' where clase = 'cambio masivo'`.execute(db);
  await sql`delete from trabajos where clase in ('aviso', 'contraparte')
    or (clase in ('vida', 'publicación') and clave not like '%:%')`.execute(db);
}

/** Mails keep what they are; who is at them, how often they were tried and when they are next is told as of everything else. */
async function moveMail(db: Kysely<unknown>): Promise<void> {
  await sql`insert into trabajos (clase, clave, intentos, proximo_intento, error, desde, tomado_por, tomado_hasta)
    select 'correo', cast(id as text), intentos, proximo_intento, coalesce(ultimo_error, ''), creado_en,
      tomado_por, tomado_hasta
    from correos_salientes where estado = 'pendiente' and intentos > 0
    on conflict (clase, clave) do nothing`.execute(db);
  await sql`update correos_salientes set ultimo_error = null where estado <> 'fallido'`.execute(db);
  await db.schema.dropIndex('correos_salientes_pendientes').execute();
  for (const column of ['intentos', 'proximo_intento', 'tomado_por', 'tomado_hasta'])
    await db.schema.alterTable('correos_salientes').dropColumn(column).execute();
  await db.schema
    .createIndex('correos_salientes_pendientes')
    .on('correos_salientes')
    .columns(['estado', 'creado_en', 'id'])
    .execute();
}

/** The same of zones that are being published, or that could not be. */
async function moveZones(db: Kysely<unknown>): Promise<void> {
  await sql`insert into trabajos (clase, clave, intentos, proximo_intento, error, desde, tomado_por, tomado_hasta)
    select 'zona', zona, intentos, proximo_intento, coalesce(error, ''), coalesce(publicada_en, proximo_intento),
      tomada_por, tomada_hasta
    from dns_publicadas where intentos > 0 on conflict (clase, clave) do nothing`.execute(db);
  for (const column of ['error', 'intentos', 'proximo_intento', 'tomada_por', 'tomada_hasta'])
    await db.schema.alterTable('dns_publicadas').dropColumn(column).execute();
}

/** One engine for what is due (decision 066): what an item went through is in one table, whatever its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenTrabajos(db);
  await renameItems(db);
  await moveMail(db);
  await moveZones(db);
}
