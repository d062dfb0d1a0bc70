import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { type Database, database, openDatabase } from '~/database/connection.server';
import { onFreshDatabase } from '../support/registry';
import { backUpBeside, holdsLocks, readBeside, tellsLocks } from '../support/sqlite-beside';

const STARTS = [1, 2, 3];
const COUNT = 'select count(*) as n from paises where id >= 1000';

describe('a SQLite file that is opened by start after start', () => {
  onFreshDatabase();
  let file: string;
  let started: Database;
  let acknowledged: number;

  /** The reader and the writer each open it: a question and a change see to both. */
  const change = async () => {
    await started
      .insertInto('paises')
      .values({ id: 1000 + acknowledged, nombre: 'Nuevo' })
      .execute();
    acknowledged += 1;
    await started.selectFrom('paises').select('id').limit(1).execute();
  };

  beforeEach(async () => {
    file = join(settings().DATA_DIR, 'portal.sqlite');
    acknowledged = 0;
    await database().destroy();
  });
  afterEach(() => started.destroy());

  it.runIf(tellsLocks)('is locked by the process that serves, at each of three starts', async () => {
    for (const _ of STARTS) {
      started = openDatabase(settings());
      await change();
      expect(holdsLocks(process.pid, file)).toBe(true);
      await started.destroy();
    }
  });

  it('keeps what was answered while other programs read it and back it up', { timeout: 60_000 }, async () => {
    const copy = join(settings().DATA_DIR, 'copia.sqlite');
    for (const _ of STARTS) {
      started = openDatabase(settings());
      await change();
      const log = statSync(`${file}-wal`).ino;
      expect(readBeside(file, COUNT)).toEqual([{ n: acknowledged }]);
      await change();
      backUpBeside(file, copy);
      await change();
      expect(readBeside(copy, COUNT)).toEqual([{ n: acknowledged - 1 }]);
      expect(readBeside(file, COUNT)).toEqual([{ n: acknowledged }]);
      expect(statSync(`${file}-wal`).ino).toBe(log);
      await started.destroy();
      rmSync(copy);
    }
    expect(readBeside(file, COUNT)).toEqual([{ n: 9 }]);
  });
});
