import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, inject } from 'vitest';
import { type Settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { temporaryFolder, testSettings } from './settings';
import { databaseAt, onServer } from './templates';

export type Engine = 'SQLite' | 'PostgreSQL';

type Made = { settings: Settings; remove: () => Promise<void> };

function copySqlite(template: string, given: Record<string, string>): Made {
  const folder = temporaryFolder();
  copyFileSync(template, join(folder, 'portal.sqlite'));
  const settings = testSettings({ DATA_DIR: folder, ...given });
  return { settings, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function copyPostgres(given: Record<string, string>): Promise<Made> {
  const server = inject('servidorPostgres');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  const folder = temporaryFolder();
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE plantilla`);
  const settings = testSettings({ DATA_DIR: folder, DATABASE_URL: databaseAt(server, name), ...given });
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { settings, remove };
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

/** Each test begins with a copy of the demo data and its accounts. */
export function onDemoData(given: Record<string, string> = {}): void {
  beforeEach(() => begin(copySqlite(inject('plantillaDemo'), { DEMO: '1', ...given })));
}

/** Where no PostgreSQL was started there is one engine: mutants are tried on SQLite alone. */
const engines = (): Engine[] => (inject('servidorPostgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite']);

/** The same tests on SQLite and on PostgreSQL, each on a fresh database, which is what `database()` answers. */
export function describeOnBothEngines(title: string, tests: (engine: Engine) => void): void {
  describe.each<Engine>(engines())(`${title} (%s)`, (engine) => {
    onFreshDatabase(engine);
    tests(engine);
  });
}
