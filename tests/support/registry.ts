import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, inject } from 'vitest';
import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { freshPostgres } from './postgres-copies';
import { temporaryFolder, testSettings } from './settings';

export type Engine = 'SQLite' | 'PostgreSQL';

type Made = { settings: Settings; remove: () => Promise<void> };

function copySqlite(template: string, given: Record<string, string>): Made {
  const folder = temporaryFolder();
  copyFileSync(template, join(folder, 'portal.sqlite'));
  const files = join(dirname(template), 'tickets');
  if (existsSync(files)) cpSync(files, join(folder, 'tickets'), { recursive: true });
  const settings = testSettings({ DATA_DIR: folder, ...given });
  return { settings, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function copyPostgres(given: Record<string, string>): Promise<Made> {
  const folder = temporaryFolder();
  const settings = testSettings({ DATA_DIR: folder, DATABASE_URL: await freshPostgres(), ...given });
  return { settings, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function begin(made: Made): Promise<() => Promise<void>> {
  useSettings(made.settings);
  const opened = database();
  return async () => {
    await opened.destroy();
    await made.remove();
  };
}

/** Each test of this file or block begins with a database of its own: migrated, with the reference data. */
export function onFreshDatabase(engine: Engine = 'SQLite', given: Record<string, string> = {}): void {
  beforeEach(async () =>
    begin(engine === 'SQLite' ? copySqlite(inject('plantillaSqlite'), given) : await copyPostgres(given)),
  );
}

function copyPrepared(prepared: string): Made {
  const folder = temporaryFolder();
  cpSync(prepared, folder, { recursive: true });
  return {
    settings: testSettings({ DATA_DIR: folder }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Each test of this file or block begins with what was made once, by `make`, of a fresh SQLite database: for what takes longer
 * to make than most tests take. Answers how to ask for what `make` answered.
 */
export function onPrepared<T>(make: () => Promise<T>): () => T {
  let prepared: { folder: string; answer: T } | undefined;
  beforeEach(async () => {
    if (!prepared) {
      const { settings } = copySqlite(inject('plantillaSqlite'), {});
      useSettings(settings);
      const answer = await make();
      await database().destroy(); // leaves everything in the file
      prepared = { folder: settings.DATA_DIR, answer };
    }
    return begin(copyPrepared(prepared.folder));
  });
  afterAll(() => prepared && rmSync(prepared.folder, { recursive: true, force: true }));
  return () => {
    if (!prepared) throw new Error('No test has begun yet.');
    return prepared.answer;
  };
}

/** Each test begins with a copy of the demo data and its accounts. */
export function onDemoData(given: Record<string, string> = {}): void {
  beforeEach(() => begin(copySqlite(inject('plantillaDemo'), { DEMO: '1', ...given })));
}

/** Where no PostgreSQL was started there is one engine: mutants are tried on SQLite alone. */
const engines = (): Engine[] => (inject('servidorPostgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite']);

/** The same tests on SQLite and on PostgreSQL, each on a fresh database, which is what `database()` answers. */
export function describeOnBothEngines(
  title: string,
  tests: (engine: Engine) => void,
  given: Record<string, string> = {},
): void {
  describe.each<Engine>(engines())(`${title} (%s)`, (engine) => {
    onFreshDatabase(engine, given);
    tests(engine);
  });
}
