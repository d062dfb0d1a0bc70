import { channel } from 'node:diagnostics_channel';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { onceForSettings, type Settings } from '~/base/config.server';
import { type Connections, PatientPool } from './postgres-pool.server';
import { type ReadOnly, ReadOnlyGuard } from './read-only.server';
import { Replica } from './replica/replica';
import { SplitPool } from './replica/split-pool';
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
/** A statement that was answered, and how long that took; said only where somebody listens (`telemetry.server.ts`). */
export interface Statement {
  sql: string;
  milliseconds: number;
}
const done = channel('portal:statement-done');

const log = ({ query, queryDurationMillis }: LogEvent) => {
  statements.publish(query.sql);
  if (done.hasSubscribers)
    done.publish({ sql: query.sql, milliseconds: queryDurationMillis } satisfies Statement);
};

function sqlite(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new HandsDialect(() => openSqliteFile(join(dataDir, 'portal.sqlite')));
}

/** The lock of migrations is the one of their transaction (`migrate.server.ts`). */
class WithoutSessionLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class OfPool extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new WithoutSessionLocks();
  }
}

const pools = new WeakMap<Database, PatientPool>();

const replicas = new WeakMap<Database, Replica>();

const guards = new WeakMap<Database, ReadOnlyGuard>();

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Settings, 'DATABASE_REPLICA_URL' | 'DATABASE_REPLICA_SECONDS'>>;

/** Opens the database the settings name: SQLite in `DATA_DIR`, or PostgreSQL at `DATABASE_URL`, with its replica where there is one. */
export function openDatabase(where: Where): Database {
  const { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_SECONDS = 5, DATA_DIR } = where;
  const guard = new ReadOnlyGuard();
  const pool = DATABASE_URL ? new PatientPool(DATABASE_URL) : undefined;
  const replica =
    pool && DATABASE_REPLICA_URL ? new Replica(DATABASE_REPLICA_URL, DATABASE_REPLICA_SECONDS) : undefined;
  const asked = pool && replica ? new SplitPool(pool, replica) : pool;
  const dialect: Dialect = asked ? new OfPool({ pool: asked }) : sqlite(DATA_DIR);
  const opened = new Kysely<Tables>({ dialect, log, plugins: [guard] });
  if (pool) pools.set(opened, pool);
  if (replica) replicas.set(opened, replica);
  guards.set(opened, guard);
  return opened;
}

/** Connections to PostgreSQL; of SQLite, which has none, nothing. */
export const connectionsOf = (opened: Database): Partial<Connections> => pools.get(opened)?.counts ?? {};

/** The server that follows the one of a database, where the settings name one (`database/replica/`). */
export const replicaOf = (opened: Database): Replica | undefined => replicas.get(opened);

/** Whether a database can only be read just now, as this process knows it (`watch-read-only.server.ts`). */
export const readOnlyOf = (opened: Database): ReadOnly | undefined => guards.get(opened)?.mode;

/** Has this process know whether a database can only be read. */
export function setReadOnlyOf(opened: Database, mode: ReadOnly | undefined): void {
  const guard = guards.get(opened);
  if (guard) guard.mode = mode;
}

/** The one database of this process. */
export const database = onceForSettings(openDatabase);
