import { sql } from 'kysely';
import type { Database } from '~/database/connection.server';
import { isPostgres } from '~/database/is-postgres';

/** What code finds of a database: each column with what it takes, and each index with its table. */
export interface Schema {
  columns: Map<string, { type: string; mayBeLeftOut: boolean; mayBeNull: boolean }>;
  indexes: Map<string, string>;
  tables: Set<string>;
}

const indexesOf = (opened: Database) =>
  isPostgres(opened)
    ? sql<{ name: string; on: string }>`select indexname as name, tablename as "on" from pg_indexes
        where schemaname = 'public'`
    : sql<{
        name: string;
        on: string;
      }>`select name, tbl_name as "on" from sqlite_master where type = 'index'`;

export async function schemaOf(opened: Database): Promise<Schema> {
  const tables = await opened.introspection.getTables();
  const { rows } = await indexesOf(opened).execute(opened);
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.map((column) => {
      const mayBeLeftOut = column.isNullable || column.hasDefaultValue || column.isAutoIncrementing;
      const said = { type: column.dataType, mayBeLeftOut, mayBeNull: column.isNullable };
      return [`${name}.${column.name}`, said] as const;
    }),
  );
  return {
    columns: new Map(columns),
    indexes: new Map(rows.map(({ name, on }) => [name, on])),
    tables: new Set(tables.map(({ name }) => name)),
  };
}

/** What code that knows the first schema, and no other, would stumble on in the second. */
export function takenAway(before: Schema, after: Schema): string[] {
  const changed = [...before.columns].filter(([name, { type, mayBeNull }]) => {
    const now = after.columns.get(name);
    return now?.type !== type || (mayBeNull && !now.mayBeNull);
  });
  const asked = [...after.columns].filter(
    ([name, { mayBeLeftOut }]) =>
      !before.columns.has(name) && before.tables.has(name.split('.')[0] ?? '') && !mayBeLeftOut,
  );
  return [...changed, ...asked].map(([name]) => name);
}

/** The tables of before on which an index was built. */
export const indexedAnew = (before: Schema, after: Schema): string[] =>
  [...after.indexes]
    .filter(([name, on]) => !before.indexes.has(name) && before.tables.has(on))
    .map(([, on]) => on);
