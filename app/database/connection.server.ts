import { channel } from 'node:diagnostics_channel';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { onceForSettings, type Settings } from '~/base/config.server';
import { PatientPool } from './postgres-pool.server';
import { HandsDialect } from './sqlite-driver.server';
import { openSqliteFile } from './sqlite-file.server';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A database or a transaction on it: what a store takes. */
export type Connection = Database | Transaction<Tables>;

/** Rows count in bigint on PostgreSQL; all of ours fit in a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Whoever counts statements listens (`metrics.server.ts`): the database knows nobody above it. */
const statements = channel('portal:statement');
const log = ({ query }: LogEvent) => statements.publish(query.sql);

function sqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({
    dialect: new HandsDialect(() => openSqliteFile(join(dataDir, 'portal.sqlite'))),
    log,
  });
}

const postgres = (url: string): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new PatientPool(url) }), log });

/** Opens the database the settings name: SQLite in `DATA_DIR`, or PostgreSQL at `DATABASE_URL`. */
export const openDatabase = (settings: Settings): Database =>
  settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite(settings.DATA_DIR);

/** The one database of this process. */
export const database = onceForSettings(openDatabase);
