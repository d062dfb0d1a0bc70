import { sql } from 'kysely';
import type { Connection, Database } from '~/database/connection.server';

/** A row, column by column, as either database gives it. */
export type Row = Record<string, unknown>;

/** A table that is moved, as SQLite describes it. */
export interface MovedTable {
  name: string;
  /** The columns of its primary key; each table has one. */
  key: string[];
  /** The tables that have to be there before it. */
  after: string[];
}

/** What belongs to an installation, and to Kysely; and where PostgreSQL has the files that lie in a folder beside SQLite (`files.server.ts`). */
const LEFT_BEHIND = /^(sqlite_|kysely_migration|instalacion$|archivos_guardados$|archivo_partes$)/;

async function describeTable(source: Database, name: string): Promise<MovedTable> {
  const columns = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${name}) where pk > 0 order by pk`.execute(source);
  const references = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${name})`.execute(source);
  return {
    name,
    key: columns.rows.map((column) => column.name),
    after: references.rows.map((reference) => reference.table),
  };
}

/** The tables of a SQLite file, each after those that it refers to. */
export async function tablesInOrder(source: Database): Promise<MovedTable[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' order by name`.execute(source);
  const names = rows.map((row) => row.name).filter((name) => !LEFT_BEHIND.test(name));
  let waiting = await Promise.all(names.map((name) => describeTable(source, name)));
  const ordered: MovedTable[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => table.after.every(isThere));
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The migrations that made the tables of a database. */
export async function migrationsOf(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map((row) => row.name).join(', ');
}

const countOf = async (connection: Connection, name: string): Promise<number> => {
  const { rows } = await sql<{ filas: number }>`select count(*) as filas from ${sql.table(name)}`.execute(
    connection,
  );
  return Number(rows[0]?.filas ?? 0);
};

/** How many rows of a table there are at each of two places. */
export const countsOf = (name: string, ...places: Connection[]): Promise<number[]> =>
  Promise.all(places.map((place) => countOf(place, name)));
