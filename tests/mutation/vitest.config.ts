import { defineConfig } from 'vitest/config';
import { piece } from './pieces.js';

process.env.TZ = 'UTC';

const root = process.cwd();
const file = (name: string) => `tests/support/setup/${name}.ts`;

/** What a mutant is run against: the tests of its piece, on SQLite alone, all files of a run in one module graph. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}/app` } },
  test: {
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    testTimeout: 20_000,
    include: piece().tests.map((name) => `tests/${name}.test.ts`),
    setupFiles: [file('no-console-errors')],
    globalSetup: file('sqlite'),
  },
});
