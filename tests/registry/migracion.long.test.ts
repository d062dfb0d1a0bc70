import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { databaseAt, onServer } from '../support/templates';

const run = promisify(execFile);

const PROGRAM = `
import { readSettings } from '~/base/config.server';
import { openDatabase } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
const database = openDatabase(readSettings(process.env));
await migrate(database);
await migrate(database);
const { total } = await database.selectFrom('paises').select((is) => is.fn.countAll().as('total')).executeTakeFirst();
console.log('países:', Number(total));
await database.destroy();
`;

/** Opens new files, each named by the moment at which every process that runs opens it. */
const OPENS = `
import { openSqliteFile } from '~/database/sqlite-file.server';
const SLOT_MS = 40;
const refused = [];
const begun = Math.ceil(Date.now() / SLOT_MS);
for (let slot = begun; slot < begun + 100; slot += 1) {
  while (Date.now() < slot * SLOT_MS);
  try {
    openSqliteFile(process.env.DATA_DIR + '/' + slot + '.sqlite').close();
  } catch (error) {
    refused.push(error.code);
  }
}
console.log('refused:', refused.join());
`;

/** Several processes that start at the same time on one empty database. */
async function startThree(env: Record<string, string>, program = PROGRAM): Promise<string[]> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const one = () => run(process.execPath, args, { env: { ...process.env, ...env } });
  return (await Promise.all([one(), one(), one()])).map(({ stdout }) => stdout.trim());
}

/** Three processes start slowly on a busy machine. */
describe('migrations, by three processes at once', { timeout: 60_000 }, () => {
  it('happen once on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-migracion-'));
    expect(new Set(await startThree({ DATA_DIR: folder }))).toEqual(new Set(['países: 8']));
    rmSync(folder, { recursive: true });
  });

  it('begin with a file that each can open, also when it is new and they come at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-nuevo-'));
    expect(new Set(await startThree({ DATA_DIR: folder }, OPENS))).toEqual(new Set(['refused:']));
    rmSync(folder, { recursive: true });
  });

  it('happen once on PostgreSQL', async () => {
    const server = inject('servidorPostgres');
    await onServer(server, 'CREATE DATABASE tres_a_la_vez');
    const found = await startThree({ DATABASE_URL: databaseAt(server, 'tres_a_la_vez') });
    expect(new Set(found)).toEqual(new Set(['países: 8']));
    await onServer(server, 'DROP DATABASE tres_a_la_vez WITH (FORCE)');
  });
});
