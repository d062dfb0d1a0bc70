import { readdirSync, readFileSync } from 'node:fs';

const found = (file, pattern) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, match]) => match);

/** Screens are reached from the table of routes, by file name; a file that is not in it is dead. */
const screens = found('app/routes.ts', /'(routes\/[^']+)'/g).map((file) => `app/${file}`);

/** The commands run these by their files: `tool('vitest')`. */
const tools = readdirSync('app/commands').flatMap((file) =>
  found(`app/commands/${file}`, /tool\('([^']+)'/g),
);

export default {
  entry: [
    'server.ts',
    'remix.config.js',
    'app/routes.ts',
    'app/root.tsx',
    'app/entry.{client,server}.tsx',
    'app/database/migrations/*.ts',
    ...screens,
    'tests/bench/{run.ts,dns-run.ts,pages/{run.ts,bare.tsx}}',
    'tests/siege/{run.ts,dns.ts,without-styles.js,clock.js,{vitest,playwright}.config.ts}',
    'tests/operating/slow-line.ts',
    'tests/pictures/run.ts',
    'tests/quality/refusals-met.ts',
    'app/commands/outside-tests.js',
    'app/registry/outside/check/run.ts',
    'tests/mutation/{stryker.config.js,vitest.config.ts}',
    'tests/nodes/vitest.config.ts',
    'tests/support/sqlite-program.ts',
    'tests/support/setup/*.ts',
  ],
  project: ['server.ts', 'app/**/*.{ts,tsx,js}', 'tests/**/*.{ts,tsx}'],
  remix: false,
  vite: { config: 'remix.config.js' },
  vitest: { config: 'tests/vitest.config.ts', entry: 'tests/**/*.test.{ts,tsx}' },
  playwright: { config: 'tests/e2e/playwright.config.ts', entry: 'tests/e2e/**/*.spec.ts' },
  // A type may be named for whoever reads its file; a value that nobody imports is dead.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Stryker finds its runner by itself.
  // rollup is pinned because newer ones lack other platforms' binaries in the registry.
  // Programs of the system: the tests that need them say so where they are missing.
  ignoreBinaries: [
    'openssl',
    'w3m',
    'whois',
    'named-checkzone',
    'pdns_server',
    'mount',
    'umount',
    'nginx',
    'ip',
    'sqlite3',
  ],
  ignoreDependencies: [...tools, 'rollup', '@stryker-mutator/vitest-runner'],
};
