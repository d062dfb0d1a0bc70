import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { readSettings } from '~/base/config.server';
import { type Database, openDatabase } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
import { say } from './report';

/** Names that one person has, on average. */
const NAMES_PER_PERSON = 10;

const peopleOf = (n: number): number => Math.max(1, Math.floor(n / NAMES_PER_PERSON));

/** The integers from 1 to `n`, made by the database itself. */
const serie = (n: number): RawBuilder<unknown> =>
  sql`with recursive serie(i) as (select 1 union all select i + 1 from serie where i < ${sql.lit(n)})`;

/** The person of the i-th name: neighbours in the alphabet belong to different people. */
const persona = (people: number) => sql`1 + i % ${sql.lit(people)}`;

function statements(
  n: number,
  from: RawBuilder<unknown>,
  fromPeople: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const people = peopleOf(n);
  const id = persona(people);
  return [
    sql`insert into usuarios (id, oid, login, nombre, correo, creado_en) ${fromPeople}
      select i, 'persona-' || i, 'persona-' || i, 'Persona ' || i, null, '2026-01-01T00:00:00.000Z' from serie`,
    sql`insert into contactos (id, usuario_id, nic_handle, nombre, apellido, direccion, telefono, email_publico, creado_en)
      ${fromPeople}
      select i, i, 'UY' || i, 'Persona', 'Número ' || i, 'Calle ' || i, '29001234', 'persona' || i || '@correo.uy',
        '2026-01-01T00:00:00.000Z' from serie`,
    sql`insert into dominios (id, nombre, tld, estado, fecha_alta, fecha_vencimiento, titular_id, administrador_id,
        tecnico_id, financiero_id, creado_en) ${from}
      select i, 'nombre-' || i || case when i % 3 = 0 then '.uy' else '.com.uy' end,
        case when i % 3 = 0 then 'uy' else 'com.uy' end, 'REGISTRADO', '2026-05-01',
        '2027-' || case when i % 12 < 9 then '0' else '' end || (1 + i % 12) || '-15',
        ${id}, ${id}, ${id}, ${id}, '2026-01-01T00:00:00.000Z' from serie`,
    sql`insert into dominio_usuarios (usuario_id, dominio_id, nombre, fecha_vencimiento, titular, administrador, tecnico,
        financiero)
      select titular_id, id, nombre, fecha_vencimiento, 1, 1, 1, 1 from dominios`,
    sql`insert into dominio_listas (usuario_id, sello, total, titular, administrador, tecnico, financiero)
      select usuario_id, 'persona-' || usuario_id, count(*), count(*), count(*), count(*), count(*)
      from dominio_usuarios group by usuario_id`,
    sql`insert into nameservers (dominio_id, orden, nombre)
      select id, 1, 'ns1.proveedor.uy' from dominios`,
  ];
}

/** Fills a migrated, empty database, of either engine, with `n` registered names, a tenth as many people, and a server each. */
async function generate(database: Database, n: number): Promise<void> {
  const people = peopleOf(n);
  for (const statement of statements(n, serie(n), serie(people))) await statement.execute(database);
  await sql`analyze`.execute(database);
}

/** A database of its own with so many names. */
export async function filled(folder: string, size: number): Promise<Database> {
  const database = openDatabase(readSettings({ NODE_ENV: 'test', DATA_DIR: join(folder, String(size)) }));
  const start = Date.now();
  await migrate(database);
  await generate(database, size);
  say(`${size} names in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return database;
}
