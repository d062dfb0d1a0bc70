import { defineConfig } from 'vitest/config';
import { inMemory, keepToOneFolder } from '../support/run-folder';

process.env.TZ = 'UTC';

keepToOneFolder(inMemory());

const root = process.cwd();
const file = (name: string) => `tests/support/setup/${name}.ts`;

/** What asks most of a database: its file, transactions, migrations, races of two processes, and a bit of each of the rest. */
const TESTS = [
  'archivo-sqlite',
  'sqlite-de-este-node',
  'transacciones',
  'arranque',
  'restos',
  'dos-procesos.long',
  'operaciones',
  'compra',
  'listas',
  'historia',
  'sesiones',
  'tickets',
  'cambios-masivos',
];

/** The tests of the database on SQLite alone, for the Nodes that have another SQLite than the oldest one has. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}/app` } },
  test: {
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    include: TESTS.map((name) => `tests/registry/${name}.test.ts`),
    setupFiles: [file('no-console-errors')],
    globalSetup: file('sqlite'),
  },
});
