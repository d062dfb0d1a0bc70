import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { bytes, references, required } from './columns';

const ROLES = ['titular', 'administrador', 'tecnico', 'financiero'] as const;

/** How many names somebody has, kept beside the relations: a page of a list says it without counting them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('dominio_listas')
    .addColumn('usuario_id', 'integer', (column) => references('usuarios')(column).primaryKey())
    .addColumn('sello', bytes(db), required)
    .addColumn('total', 'integer', required);
  for (const rol of ROLES) table = table.addColumn(rol, 'integer', required);
  await table.execute();
  const sums = sql.join(ROLES.map((rol) => sql`sum(${sql.ref(rol)})`));
  const sello = sql.lit(`${randomUUID()}-`);
  await sql`insert into dominio_listas (usuario_id, sello, total, ${sql.join(ROLES.map((rol) => sql.ref(rol)))})
    select usuario_id, ${sello} || cast(usuario_id as text), count(*), ${sums}
    from dominio_usuarios group by usuario_id`.execute(db);
}
