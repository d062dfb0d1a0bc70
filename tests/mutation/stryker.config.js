// @ts-check
import { piece } from './pieces.js';

const name = process.env.MUTATION_PIECE ?? '';

/** Options of Stryker for one piece. */
export default {
  mutate: piece().mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 20_000,
  tempDirName: `.cache/mutation/${name}`,
  ignorePatterns: ['/.cache', '/build', '/data', '/public', '/app/decisions', '/tests/e2e'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
};
