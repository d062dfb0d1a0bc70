import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { type Database, database, openDatabase } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { MIGRATIONS, migrate } from '~/database/migrate.server';
import { DatabaseSlow, withoutHurry } from '~/database/timeouts';
import { backup } from '~/operating/backup/command';
import { freePort } from '../support/free-port';
import { lineTo } from '../support/line';
import { poolerLineTo } from '../support/pooler-line';
import { onFreshDatabase } from '../support/registry';
import { temporaryFolder } from '../support/settings';
import { onServer } from '../support/templates';
import { libroMayor, shop, ventaLista } from './shop';

const address = (): URL => new URL(settings().DATABASE_URL ?? '');

/** The address of the same database at other ports. */
const through = (...ports: number[]): string =>
  address().href.replace(address().host, ports.map((port) => `127.0.0.1:${port}`).join());

const settingOf = async (connection: Pick<Database, 'getExecutor'>, name: string): Promise<unknown> => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(connection);
  return rows[0]?.value;
};

describe('behind a pooler that lends a connection for a transaction', () => {
  onFreshDatabase('PostgreSQL');

  it('a purchase is made, and the server gives up in time what nobody waits for any more', async () => {
    const line = await poolerLineTo(Number(address().port));
    await database().destroy();
    useSettings({ ...settings(), DATABASE_URL: through(line.port) });
    const uuid = await ventaLista('ana', ['uno.uy']);
    const { respuestaOK } = await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    expect([respuestaOK, (await libroMayor()).length]).toEqual([true, 1]);
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    const asked = () =>
      inTransaction(database(), (trx) => Promise.all(limits.map((name) => settingOf(trx, name))));
    expect(await asked()).toEqual(['5500ms', '30s']);
    expect(await withoutHurry(asked)).toEqual(['0', '30s']);
    expect(await settingOf(database(), 'statement_timeout')).toBe('0'); // nothing stays with whoever comes next
    await database().destroy();
    await line.close();
  });

  /** Locks of this database that some session goes on holding, of those whose number says what they are for. */
  async function locksKept(): Promise<unknown[]> {
    const ours = sql`database = (select oid from pg_database where datname = current_database())`;
    const asked = sql`select objid, granted from pg_locks where locktype = 'advisory' and ${ours}`;
    return (await asked.execute(database())).rows;
  }

  it('a start holds no lock when it is over, and the next one waits for nobody', async () => {
    const line = await poolerLineTo(Number(address().port));
    const behind = openDatabase({ ...settings(), DATABASE_URL: through(line.port) });
    const last = Object.keys(MIGRATIONS).length - 1;
    const before = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, last));
    for (const steps of [before, MIGRATIONS, MIGRATIONS]) await migrate(behind, steps);
    expect(await locksKept()).toEqual([]);
    await behind.destroy();
    await line.close();
  });

  it('a backup is refused before it is begun, with what to do: what its program sets would stay with whoever comes next', async () => {
    const line = await poolerLineTo(Number(address().port));
    useSettings({ ...settings(), DATABASE_URL: through(line.port) });
    for (const order of ['create', 'verify', 'restore'])
      await expect(backup([order, temporaryFolder()])).rejects.toThrow('la dirección de PostgreSQL mismo');
    await line.close();
  });
});

describe('several servers', () => {
  onFreshDatabase('PostgreSQL');

  it('are asked in their order for the one that answers, and for another when it goes', async () => {
    const [first, second] = [await lineTo(Number(address().port)), await lineTo(Number(address().port))];
    const several = openDatabase({
      ...settings(),
      DATABASE_URL: through(await freePort(), first.port, second.port),
    });
    const answers = () =>
      sql`select 1`.execute(several).then(
        () => true,
        () => false,
      );
    expect(await answers()).toBe(true);
    await first.close();
    await expect.poll(answers, { timeout: 5000 }).toBe(true);
    await several.destroy();
    await second.close();
  });

  it('have one that takes no changes any more: nothing was done, and it is told as one that is away', async () => {
    const { pathname, href } = address();
    await onServer(href, `alter database "${pathname.slice(1)}" set default_transaction_read_only = on`);
    const follower = openDatabase(settings());
    const change = follower.insertInto('paises').values({ id: 1000, nombre: 'País' }).execute();
    await expect(change).rejects.toBeInstanceOf(DatabaseSlow);
    const both = openDatabase({
      ...settings(),
      DATABASE_URL: through(Number(address().port), await freePort()),
    });
    await expect(sql`select 1`.execute(both)).resolves.toBeDefined(); // who only reads may
    await follower.destroy();
    await both.destroy();
  });
});
