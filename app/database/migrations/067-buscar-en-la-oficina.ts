import { type Kysely, sql } from 'kysely';
import type { Step } from '../steps';
import { isPostgres } from './columns';

/** What people are found by: each text by its beginning. */
const POR_COMIENZO = [
  ['usuarios', 'login', sql`login`],
  ['usuarios', 'nombre', sql`nombre`],
  ['usuarios', 'correo', sql`correo`],
  ['contactos', 'nombre_completo', sql`nombre || ' ' || apellido`],
  ['contactos', 'apellido', sql`apellido`],
  ['contactos', 'email', sql`email`],
  ['contactos', 'email_publico', sql`email_publico`],
] as const;

export const holds: Step['holds'] = ['usuarios', 'contactos', 'dominio_usuarios'];

/** What the desk's one box finds by, whatever the size of the registry: people's texts, and names as they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = isPostgres(db) ? sql` collate "C"` : sql``;
  for (const [tabla, nombre, texto] of POR_COMIENZO)
    await sql`create index ${sql.id(`${tabla}_por_${nombre}`)}
      on ${sql.table(tabla)} ((lower(${texto})${byBytes}))`.execute(db);
  await sql`create index dominio_usuarios_como_se_lee
    on dominio_usuarios (clave, nombre) where clave is not null`.execute(db);
}
