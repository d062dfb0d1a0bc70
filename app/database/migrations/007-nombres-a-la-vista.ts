import { domainToUnicode } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { bytes } from './columns';

/** As the registry folded names on the day of this migration. */
const folded = (ascii: string): string =>
  domainToUnicode(ascii).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names whose stored form is not the shown one: their label begins with `xn--` (RFC 5890). */
async function fillClaves(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    nombre: string;
  }>`select distinct nombre from dominio_usuarios where nombre like 'xn--%'`.execute(db);
  for (const { nombre } of rows)
    await sql`update dominio_usuarios set clave = ${folded(nombre)} where nombre = ${nombre}`.execute(db);
}

/** Lists are ordered and searched by names as people read them: `xn--and-6ma2c.uy` as `nandu.uy`, not among the x. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dominio_usuarios').addColumn('clave', bytes(db)).execute();
  await fillClaves(db);
  await sql`create index dominio_usuarios_clave
    on dominio_usuarios (usuario_id, coalesce(clave, nombre), nombre)`.execute(db);
}
