import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { useSettings } from '~/base/config.server';
import { database, replicaOf } from '~/database/connection.server';
import { watchReplica } from '~/database/replica/watch-replica.server';
import { embeddedProvider } from '~/identity/provider.server';
import { prepared } from '~/serving/prepare.server';
import { type PostgresServer, startPostgres } from './postgres';
import { temporaryFolder, testSettings } from './settings';

const PATIENCE = { timeout: 15_000, interval: 50 };

/** A server, asked one thing by a connection of its own. */
async function answerOf({ url }: PostgresServer, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

/** A portal with the demo data on a server of this file's own, and one that follows it. */
export interface Replicated {
  /** What is written from now on does not reach who reads from the replica. */
  hold: () => Promise<void>;
  /** The replica has all that was written by now, and the portal looked at it. */
  catchUp: () => Promise<void>;
  /** The replica is killed; and started again. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Somebody has the replica take changes by itself. */
  promote: () => Promise<void>;
  /** How the portal says that the replica stands, once it does. */
  comesToBe: (state: string) => Promise<void>;
}

/** Each test of this file begins with the replica at the side of the server, whatever was written by the tests before. */
export function onReplicated(more: Record<string, string> = {}): Replicated {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let given: Record<string, string>;
  let unwatch: () => void;

  beforeAll(async () => {
    primary = await startPostgres({ durable: true });
    given = { DATA_DIR: temporaryFolder(), DATABASE_URL: primary.url, DEMO: '1' };
    useSettings(testSettings(given));
    await prepared();
    await embeddedProvider();
    await database().destroy();
    replica = await primary.follower();
  }, 60_000);
  afterAll(async () => {
    await replica.stop();
    await primary.stop();
  });

  const comesToBe = async (state: string) => {
    await expect.poll(() => replicaOf(database())?.state, PATIENCE).toBe(state);
  };
  const catchUp = async () => {
    await answerOf(replica, 'select pg_wal_replay_resume() where pg_is_in_recovery()');
    const until = await answerOf(primary, "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')");
    await expect.poll(() => replicaOf(database())?.whyNot(Number(until)), PATIENCE).toBeUndefined();
  };

  beforeEach(async () => {
    useSettings(testSettings({ ...given, DATABASE_REPLICA_URL: replica.url, ...more }));
    unwatch = watchReplica(database());
    await catchUp();
  });
  afterEach(async () => {
    unwatch();
    await database().destroy();
  });

  return {
    catchUp,
    comesToBe,
    async hold() {
      await answerOf(replica, 'select pg_wal_replay_pause()');
      const paused = () => answerOf(replica, 'select pg_get_wal_replay_pause_state()');
      await expect.poll(paused, PATIENCE).toBe('paused');
    },
    kill: () => replica.kill(),
    start: () => replica.start(),
    promote: async () => void (await answerOf(replica, 'select pg_promote()')),
  };
}

/** What came of some work, and how much of what it only read came from where, by why. */
export async function readsDuring<T>(work: () => Promise<T>): Promise<{ answer: T; from: Set<string> }> {
  const from = new Set<string>();
  const hear = (message: unknown) => void from.add(String(message));
  subscribe('portal:read', hear);
  try {
    return { answer: await work(), from };
  } finally {
    unsubscribe('portal:read', hear);
  }
}
