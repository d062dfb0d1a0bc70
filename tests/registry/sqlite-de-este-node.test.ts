import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { openSqlite } from '~/database/sqlite-library.server';
import { onFreshDatabase } from '../support/registry';
import { temporaryFolder } from '../support/settings';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const MAPS = '/proc/self/maps';

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : undefined;
  }
  return undefined;
};

describe('the SQLite of this Node', () => {
  onFreshDatabase();

  it.runIf(existsSync(MAPS))('is its own where it has one: nothing compiled is loaded', async () => {
    await database().selectFrom('paises').select('id').execute();
    expect(readFileSync(MAPS, 'utf8').includes('better_sqlite3.node')).toBe(!isBuiltin('node:sqlite'));
  });

  it('says what went wrong by the same codes', () => {
    const file = join(settings().DATA_DIR, 'portal.sqlite');
    const [one, other] = [openSqlite(file), openSqlite(file)];
    one.exec('PRAGMA busy_timeout = 0; PRAGMA foreign_keys = ON');
    other.exec('begin immediate');
    expect(codeOf(() => one.exec('begin immediate'))).toBe('SQLITE_BUSY');
    other.exec('rollback');
    other.close();
    one.exec(
      'create table a (x integer unique, y text not null check (y <> 0)); insert into a values (1, 1);' +
        'create table b (x integer references a (x), z text primary key); insert into b values (1, 1)',
    );
    const run = (sql: string) => codeOf(() => one.prepare(sql).run([]));
    expect(run("insert into a values (1, 'b')")).toBe('SQLITE_CONSTRAINT_UNIQUE');
    expect(run('insert into a values (2, null)')).toBe('SQLITE_CONSTRAINT_NOTNULL');
    expect(run('insert into a values (2, 0)')).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(run("insert into b values (1, '1')")).toBe('SQLITE_CONSTRAINT_PRIMARYKEY');
    expect(run("insert into b values (9, '9')")).toBe('SQLITE_CONSTRAINT_FOREIGNKEY');
    expect(run('insert into nowhere values (1)')).toBe('SQLITE_ERROR');
    one.exec('PRAGMA query_only = ON');
    expect(run("insert into a values (5, 'b')")).toBe('SQLITE_READONLY');
    one.close();
  });

  it('waits a while for who writes, unless it is told not to', () => {
    const opened = openSqlite(join(temporaryFolder(), 'una.sqlite'));
    expect(opened.prepare('PRAGMA busy_timeout').all([])).toEqual([{ timeout: 5000 }]);
    opened.close();
  });

  it('that cannot open its file says so', () => {
    const folder = join(temporaryFolder(), 'carpeta');
    mkdirSync(folder);
    expect(codeOf(() => openSqlite(folder))).toBe('SQLITE_CANTOPEN');
  });

  it('gives rows one by one while other statements run, and keeps what it was given as it was', () => {
    const opened = openSqlite(join(temporaryFolder(), 'una.sqlite'));
    opened.exec('create table a (x, y)');
    const insert = opened.prepare('insert into a values (?, ?)');
    const values = [1, 2.5, 'ñandú', null, 9_007_199_254_740_991];
    for (const [at, value] of values.entries()) expect(insert.run([at, value]).changes).toBe(1);
    const seen: unknown[] = [];
    for (const row of opened.prepare('select y from a order by x').iterate([])) {
      expect(opened.prepare('select count(*) as n from a').all([])).toEqual([{ n: values.length }]);
      seen.push(row);
    }
    expect(seen).toEqual(values.map((y) => ({ y })));
    opened.close();
  });

  it('is not announced at each start as something to be warned of', { timeout: 60_000 }, () => {
    const args = ['--import', 'tsx', 'tests/support/sqlite-program.ts', ':memory:', 'select 1'];
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: HOME, encoding: 'utf8' });
    expect({ status, warned: stderr.includes('ExperimentalWarning') }).toEqual({ status: 0, warned: false });
  });
});
