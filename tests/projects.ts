import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inMemory, keepToOneFolder } from './support/run-folder';

process.env.TZ = 'UTC'; // dates of the registry are Uruguay's wherever the machine is

keepToOneFolder(inMemory());

const root = fileURLToPath(new URL('..', import.meta.url));
const resolve = { alias: { '~': `${root}app` } };
const file = (name: string) => `tests/support/setup/${name}.ts`;
/** The first test of a run also compiles the server; on a busy machine that takes its time. */
const testTimeout = 20_000;
const shared = {
  root,
  /** Most of what a test makes is gone at its end: young memory of a size that is seldom collected takes a fifteenth off the processor. */
  execArgv: ['--max-semi-space-size=64'],
  testTimeout,
  passWithNoTests: true,
  setupFiles: [
    file('no-console-errors'),
    file('refusals-met'),
    file('nobody-at-examples'),
    file('no-names-of-the-network'),
  ],
};
const setup = (name: string) => ({ globalSetup: file(name) });

/** Node projects share one module graph among their files (six times faster); settings keep them apart. */
const node = { ...shared, environment: 'node', isolate: false } as const;
const pages = {
  ...node,
  css: true,
  setupFiles: [...node.setupFiles, file('one-key-each'), file('matchers')],
  ...setup('demo'),
};

/** The project with the whole server, which is one so that it is made and loaded once: `virtual:remix/server-build` works there, with no build and no port. */
const server = { extends: `${root}remix.config.js` };

/** What `npm test` runs, and what is too long for it: what kills, races or walks at random for long (decision 134). */
const FILES = {
  short: { endings: '*.test.{ts,tsx}', exclude: ['**/*.long.test.ts'] },
  long: { endings: '*.long.test.ts', exclude: [] },
};

/** The tests of one length, each folder with what its tests need. */
export function testsOf(length: keyof typeof FILES) {
  const { endings, exclude } = FILES[length];
  const inFolders = (...folders: string[]) => ({
    include: folders.map((folder) => `tests/${folder}/**/${endings}`),
    exclude,
  });
  return defineConfig({
    root,
    test: {
      maxWorkers: 2,
      reporters: ['default'],
      projects: [
        { resolve, root, test: { ...node, name: 'rules', ...inFolders('rules') } },
        {
          resolve,
          root,
          test: { ...node, name: 'registry', ...inFolders('registry'), ...setup('both-engines') },
        },
        {
          resolve,
          root,
          test: {
            ...node,
            name: 'identity',
            ...inFolders('identity', 'session', 'front-door'),
            ...setup('sqlite'),
          },
        },
        {
          ...server,
          root,
          test: { ...pages, name: 'pages', ...inFolders('actions', 'documents', 'quality') },
        },
        {
          resolve,
          root,
          test: {
            ...shared,
            name: 'components',
            ...inFolders('components'),
            setupFiles: [file('streams-in-a-page'), ...shared.setupFiles, file('one-key-each')],
            // React keeps the document that it began with: a context of its own for each file, and one process for all.
            pool: 'vmForks',
            environment: 'jsdom',
          },
        },
      ],
    },
  });
}
