import { sql } from 'kysely';
import type { Connection, Database } from '~/database/connection.server';
import type { MovedTable, Row } from './columns-store';

/** Rows that are read, written and compared at once: PostgreSQL takes 65,535 values in one statement. */
const AT_ONCE = 500;
const POSITION = 'posicion_en_el_archivo';

/** Some rows of a SQLite table, and where the next ones begin. */
interface Batch {
  rows: Row[];
  next: number;
}

/** The rows of a SQLite table in the order of the file, from behind a position; 0 is its beginning. */
export async function* batchesOf(
  source: Database,
  { name }: MovedTable,
  from = 0,
): AsyncGenerator<Batch, void> {
  for (let position = from; ; ) {
    const { rows } = await sql<Row>`select rowid as ${sql.ref(POSITION)}, * from ${sql.table(name)}
      where rowid > ${position} order by rowid limit ${sql.lit(AT_ONCE)}`.execute(source);
    const last = rows.at(-1);
    if (!last) return;
    position = Number(last[POSITION]);
    yield { rows: rows.map(({ [POSITION]: _, ...row }) => row), next: position };
  }
}

/** Takes away every row of these tables. */
export const emptyTables = (target: Connection, tables: readonly MovedTable[]) =>
  sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target);

/** Writes rows as they are: what triggers wrote beside them at the source is moved as rows, so that they are silent here. */
export async function writeRows(trx: Connection, { name }: MovedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(trx);
  await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
}

const keyOf = ({ key }: MovedTable, row: Row): string => JSON.stringify(key.map((column) => row[column]));

const isSame = (one: Row, other: Row | undefined): boolean =>
  other !== undefined && Object.keys(one).every((column) => one[column] === other[column]);

/** How many of these rows are not there, or not the same. */
export async function countDifferent(
  target: Connection,
  table: MovedTable,
  rows: readonly Row[],
): Promise<number> {
  const keys = rows.map((row) => sql`(${sql.join(table.key.map((column) => row[column]))})`);
  const columns = sql.join(table.key.map((column) => sql.ref(column)));
  const { rows: found } = await sql<Row>`select * from ${sql.table(table.name)}
    where (${columns}) in (${sql.join(keys)})`.execute(target);
  const there = new Map(found.map((row) => [keyOf(table, row), row]));
  return rows.filter((row) => !isSame(row, there.get(keyOf(table, row)))).length;
}

/** Has PostgreSQL number on from the last number that SQLite gave, also where that row is gone. */
export async function numberOn(source: Database, target: Connection): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
    source,
  );
  for (const { name, seq } of rows)
    if (seq > 0)
      await sql`select setval(sequence, ${seq}) from pg_get_serial_sequence(${name}, 'id') as sequence
        where sequence is not null`.execute(target);
}
