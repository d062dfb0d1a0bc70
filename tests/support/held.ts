import { sql } from 'kysely';
import { database } from '~/database/connection.server';

/** What is kept of who looks: that they did, what they are told once, and how much they asked for. */
const OF_WHO_LOOKS = /^(sesion|limites|consultas|sqlite_)/;

/** When something was last asked for again, which is no other thing. */
const TOUCHED = new Set(['actualizada_en', 'guardado_en', 'actualizado_en']);

const withoutTouch = (column: string, value: unknown) => (TOUCHED.has(column) ? undefined : value);

/** Everything that the registry holds, by table. */
export async function held(): Promise<Map<string, string>> {
  const tables = await database().introspection.getTables();
  const found = new Map<string, string>();
  for (const { name } of tables.filter((table) => !OF_WHO_LOOKS.test(table.name))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database());
    found.set(name, JSON.stringify(rows, withoutTouch));
  }
  return found;
}

/** The tables that say something else than before. */
export async function changedSince(before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await held();
  return [...after.keys()].filter((name) => after.get(name) !== before.get(name));
}
