import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { onceForSettings, type Settings } from '~/config.server';
import { openSqliteFile } from './sqlite-file.server';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A database or a transaction on it: what a store takes. */
export type Connection = Database | Transaction<Tables>;

/** Rows count in bigint on PostgreSQL; all of ours fit in a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Transactions of ours write. One that began with a read would be refused at its first write where another process wrote
 * meanwhile, without waiting; so each takes the lock as it begins, and waits its turn there.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config);
  }
}

function sqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = openSqliteFile(join(dataDir, 'portal.sqlite'));
  return new Kysely<Tables>({ dialect: new WritingDialect({ database: file }) });
}

/** Who cannot be served by then is told so; without it a server that does not answer would be waited for without end. */
const CONNECTION_MS = 10_000;

function postgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECTION_MS });
  // The pool replaces a connection lost while idle; without a listener its error would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Opens the database the settings name: SQLite in `DATA_DIR`, or PostgreSQL at `DATABASE_URL`. */
export const openDatabase = (settings: Settings): Database =>
  settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite(settings.DATA_DIR);

/** The one database of this process. */
export const database = onceForSettings(openDatabase);
