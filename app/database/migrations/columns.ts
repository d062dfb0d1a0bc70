import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';

export { isPostgres };

/** Adds `id`, an integer the database numbers, on either engine. */
export const addIdColumn =
  (db: Kysely<unknown>) =>
  <T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C | 'id'> =>
    table.addColumn('id', 'integer', (column) =>
      isPostgres(db)
        ? column.generatedByDefaultAsIdentity().primaryKey()
        : column.autoIncrement().primaryKey(),
    );

/** Text ordered and searched byte by byte on both engines: names of domains, dates, keys. */
export const bytes = (db: Kysely<unknown>) => (isPostgres(db) ? sql`text collate "C"` : sql`text`);

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();

/** A flag that starts at `initial`. */
export const flag =
  (initial: 0 | 1): Column =>
  (column) =>
    column.notNull().defaultTo(initial);

/** A required reference to the id of another table. */
export const references =
  (table: string): Column =>
  (column) =>
    column.notNull().references(`${table}.id`);

/** A reference that may be missing. */
export const mayReference =
  (table: string): Column =>
  (column) =>
    column.references(`${table}.id`);
