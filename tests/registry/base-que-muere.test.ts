import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { type Database, database, openDatabase } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { openSqlite } from '~/database/sqlite-library.server';
import { DatabaseSlow, OutcomeUnknown, withTimeout } from '~/database/timeouts';
import { type Line, lineTo } from '../support/line';
import { onFreshDatabase } from '../support/registry';
import { testSettings } from '../support/settings';

const newCountry = (connection: Database, id: number) =>
  connection.insertInto('paises').values({ id, nombre: `País ${id}` });
const countries = async (connection: Database): Promise<number[]> =>
  (await connection.selectFrom('paises').select('id').where('id', '>=', 1000).orderBy('id').execute()).map(
    ({ id }) => id,
  );

const timed = async (work: () => Promise<unknown>): Promise<{ error: unknown; ms: number }> => {
  const begun = performance.now();
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - begun };
};

/** A page that takes long, a machine that does something else: nothing is read and no timer runs. */
function holdUp(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('PostgreSQL that ends connections', () => {
  onFreshDatabase('PostgreSQL');

  const endEverybody = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database());

  it('fails what was under way, keeps nothing of it, and serves again by itself', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on('uncaughtException', hear);
    try {
      for (let round = 0; round < 5; round++) {
        let begun = 0;
        let ended = () => {};
        const end = new Promise<void>((resolve) => {
          ended = resolve;
        });
        const underWay = Array.from({ length: 8 }, (_, turn) =>
          timed(() =>
            inTransaction(database(), async (trx) => {
              await trx
                .insertInto('paises')
                .values({ id: 1000 + turn, nombre: 'A medias' })
                .execute();
              begun += 1;
              await end;
              await trx.selectFrom('paises').select('id').execute();
            }),
          ),
        );
        await expect.poll(() => begun).toBe(8);
        await endEverybody();
        ended();
        for (const { error } of await Promise.all(underWay)) expect(error).toBeInstanceOf(DatabaseSlow);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      process.off('uncaughtException', hear);
    }
    expect(unheard).toEqual([]);
    expect(await countries(database())).toEqual([]);
  });
});

describe('PostgreSQL that stops answering', () => {
  onFreshDatabase('PostgreSQL');
  let line: Line;
  let behind: Database;

  beforeEach(async () => {
    const url = new URL(settings().DATABASE_URL ?? '');
    line = await lineTo(Number(url.port));
    url.port = String(line.port);
    behind = openDatabase(testSettings({ DATABASE_URL: url.href }));
  });
  afterEach(async () => {
    await line.close();
    await behind.destroy();
  });

  it('is given up in time for a page, is not waited for again, and is back when it answers', async () => {
    await countries(behind);
    line.freeze();
    const first = await timed(() => countries(behind));
    expect(first.error).toBeInstanceOf(DatabaseSlow);
    expect(first.ms).toBeLessThan(2000);
    const next = await timed(() => countries(behind));
    expect(next.error).toBeInstanceOf(DatabaseSlow);
    expect(next.ms).toBeLessThan(200);
    line.thaw();
    await expect.poll(() => countries(behind).catch(() => 'away'), { timeout: 10_000 }).toEqual([]);
  });

  it('tells everybody who waits for a connection as soon as it is known', async () => {
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(behind)));
    line.freeze();
    const all = await Promise.all(Array.from({ length: 40 }, () => timed(() => countries(behind))));
    expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(2000);
  });

  it('is not blamed by a process that was held up itself: what was answered meanwhile is read', async () => {
    await countries(behind);
    const asked = [timed(() => countries(behind)), timed(() => countries(behind))];
    await new Promise((resolve) => setImmediate(resolve)); // they are on their way
    holdUp(2000);
    const more = await timed(() => countries(behind));
    expect([...(await Promise.all(asked)), more].map(({ error }) => error)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is not taken for one where a statement only waits for another: whoever asks meanwhile is answered', async () => {
    await newCountry(behind, 1000).execute();
    await inTransaction(behind, async (trx) => {
      const renamed = (connection: Database, nombre: string) =>
        connection.updateTable('paises').set({ nombre }).where('id', '=', 1000).execute();
      await renamed(trx, 'Uno');
      const second = withTimeout(300, () => renamed(behind, 'Otro'));
      await expect(second).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(await countries(behind)).toEqual([1000]);
    });
  });

  it('lost at a commit leaves an outcome that nobody knows, and says so', async () => {
    const lost = inTransaction(behind, async (trx) => {
      await trx.insertInto('paises').values({ id: 1000, nombre: 'Quizás' }).execute();
      setTimeout(() => line.cut());
      line.freeze();
    });
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown);
  });

  it('lost at a change of one statement does too', async () => {
    await countries(behind);
    line.freeze();
    const lost = withTimeout(200, () => newCountry(behind, 1000).execute());
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown);
  });

  it('lost before its commit leaves nothing, and that is certain', async () => {
    const lost = inTransaction(behind, async (trx) => {
      await trx.insertInto('paises').values({ id: 1000, nombre: 'Nunca' }).execute();
      line.cut();
      await trx.selectFrom('paises').select('id').execute();
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseSlow);
    expect(await countries(database())).toEqual([]);
  });

  it('that is not there at all, or only starting, is told as one that does not answer', async () => {
    await line.close();
    expect((await timed(() => countries(behind))).error).toBeInstanceOf(DatabaseSlow);
    expect((await timed(() => newCountry(behind, 1000).execute())).error).toBeInstanceOf(DatabaseSlow);
  });
});

describe('SQLite while another process keeps writing', () => {
  onFreshDatabase('SQLite');

  it('reads go on, and who wants to write is told in time; nothing else stands still', async () => {
    const other = openSqlite(join(settings().DATA_DIR, 'portal.sqlite'));
    other.exec('begin immediate');
    let turns = 0;
    const alive = setInterval(() => void turns++, 10);
    const writing = timed(() => withTimeout(400, () => newCountry(database(), 1000).execute()));
    const queued = timed(() =>
      withTimeout(400, () => inTransaction(database(), (trx) => newCountry(trx, 1001).execute())),
    );
    const reading = await timed(() => countries(database()));
    expect(reading).toMatchObject({ error: undefined });
    expect(reading.ms).toBeLessThan(200);
    for (const { error, ms } of await Promise.all([writing, queued])) {
      expect(error).toBeInstanceOf(DatabaseSlow);
      expect(ms).toBeLessThan(1500);
    }
    clearInterval(alive);
    expect(turns).toBeGreaterThan(5);
    other.exec('rollback');
    other.close();
    await newCountry(database(), 1002).execute();
    expect(await countries(database())).toEqual([1002]);
  });
});
