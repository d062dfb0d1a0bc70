import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Whether a database, or a transaction on it, is PostgreSQL: SQLite has no rows to lock, for one writes at a time. */
export const isPostgres = (database: QueryExecutorProvider): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
