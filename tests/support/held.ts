import { sql } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** What is kept of who looks: that they did, what they are told once, and how much they asked for. */
const OF_WHO_LOOKS = /^(sesion|limites|consultas|sqlite_)/;

/** When something was last asked for again, which is no other thing. */
const TOUCHED = new Set(['actualizada_en', 'guardado_en', 'actualizado_en']);

const withoutTouch = (column: string, value: unknown) => (TOUCHED.has(column) ? undefined : value);

let names: readonly string[] | undefined;

/** Every table of the product but those of who looks. Asked once in a process: all databases of this version have the same. */
async function tableNames(): Promise<readonly string[]> {
  names ??= (await database().introspection.getTables())
    .filter(({ schema = 'public', name }) => schema === 'public' && !OF_WHO_LOOKS.test(name))
    .map(({ name }) => name);
  return names;
}

/** Everything that the registry holds, by table: rows in no order, for PostgreSQL moves one that is locked. */
export async function held(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of await tableNames()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database());
    found.set(
      name,
      rows
        .map((each) => JSON.stringify(each, withoutTouch))
        .sort()
        .join('\n'),
    );
  }
  return found;
}

type Held = ReadonlyMap<string, string>;

/** The tables that say something else after than before. */
export const changesBetween = (before: Held, after: Held): string[] =>
  [...after.keys()].filter((name) => after.get(name) !== before.get(name));

/** The tables that say something else than before. */
export const changedSince = async (before: Held): Promise<string[]> => changesBetween(before, await held());

type Table = keyof Tables;

/** Every row of these tables, in no order: locking one moves it on PostgreSQL. */
export const rowsOf = async (tables: readonly Table[]): Promise<string[]> => {
  const rows = await Promise.all(tables.map((table) => database().selectFrom(table).selectAll().execute()));
  return rows
    .flat()
    .map((row) => JSON.stringify(row))
    .sort();
};

/** How many rows these tables have, asked at once. */
export async function countsOf(tables: readonly Table[]): Promise<unknown> {
  const each = tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`);
  return (await sql`select ${sql.join(each)}`.execute(database())).rows;
}

/** How many rows a table has. */
export async function countOf(table: Table): Promise<number> {
  const { n } = await database()
    .selectFrom(table)
    .select((all) => all.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What these tables have of a person. */
export const ownRowsOf = (usuarioId: number, tables: readonly OfPeople[]) =>
  Promise.all(
    tables.map((table) =>
      database().selectFrom(table).selectAll().where(sql`usuario_id`, '=', usuarioId).orderBy('id').execute(),
    ),
  );

type OfPeople = 'contactos' | 'plantillas_cuenta' | 'ventas' | 'mensajes_usuario' | 'tickets' | 'cargos';
