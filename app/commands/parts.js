// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { ensureDebianPrograms } from './debian-programs.js';
import { ensureFirefox } from './firefox.js';
import { ensureNode, OTHER_NODES } from './nodes.js';
import { home, node, otherNode, tool } from './run.js';
import { buildIfChanged } from './sources.js';
import { timeOfPlaywright, timeOfVitest } from './time-table.js';
import { ofPlaywright, ofVitest } from './totals.js';

/** @typedef {import('./totals.js').Totals} Totals */
/** @typedef {{ title: string, run: () => Promise<Totals> }} Part */

/** @param {number} code */
const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/**
 * A check that passes or fails as a whole.
 * @param {string} title
 * @param {() => string[]} args for Node
 * @returns {Part}
 */
const check = (title, args) => ({ title, run: async () => one(await node(args())) });

const REPORTS = join(home, '.cache', 'reports');

/**
 * A fresh place for a report, so that an old one is never counted.
 * @param {string} name
 */
function report(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

const OUTSIDE_TESTS = join(home, 'app', 'commands', 'outside-tests.js');

/** What the registry was seen to refuse in the last run of the tests. */
const REFUSALS = 'refusals.txt';

/**
 * What vitest writes of a run, and how that is read once it is over.
 * @param {string} name of its report
 */
function reportOfVitest(name) {
  const [file, outside] = [report(`${name}.json`), report(`${name}-outside-tests.json`)];
  return {
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${OUTSIDE_TESTS}`],
    env: { OUTSIDE_TESTS: outside },
    /** @param {number} code */
    totals: (code) => ofVitest(file, outside, code),
    time: () => timeOfVitest(file),
  };
}

/**
 * @param {string} title
 * @param {string[]} chosen files, or projects by `--project`; none for all
 * @returns {Part}
 */
const tests = (title, chosen = []) => ({
  title,
  async run() {
    await ensureDebianPrograms();
    const told = reportOfVitest('vitest');
    const args = ['run', '--config', 'tests/vitest.config.ts', ...told.args, ...chosen];
    const env = { ...told.env, REFUSALS_MET: report(REFUSALS) };
    const totals = told.totals(await node([tool('vitest'), ...args], env));
    process.stdout.write(`${told.time()}\n`);
    return totals;
  },
});

/**
 * The tests of the database under another Node, which has another SQLite.
 * @param {string} version
 * @param {string[]} [chosen] files, of which those of the database are taken; none for all
 * @returns {Part}
 */
const onNode = (version, chosen = []) => ({
  title: `SQLite under Node ${version}`,
  async run() {
    const program = await ensureNode(version);
    if (!program) return { passed: 0, failed: 0 };
    const told = reportOfVitest(`vitest-${version}`);
    const config = ['--config', 'tests/nodes/vitest.config.ts', '--passWithNoTests'];
    const args = [tool('vitest'), 'run', ...config, ...told.args, ...chosen];
    return told.totals(await otherNode(program, args, told.env));
  },
});

/** @type {Part[]} */
const care = [
  check('format and lint', () => [tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']),
  check('types', () => [tool('typescript', 'tsc'), '--noEmit', '-p', '.']),
  check('import directions', () => [
    tool('dependency-cruiser', 'depcruise'),
    ...['--config', '.dependency-cruiser.cjs', 'app', 'server.ts'],
  ]),
  check('dead code', () => [tool('knip'), '--config', '.knip.js']),
];

/** @type {Part} */
const building = {
  title: 'build',
  run: async () => one(await buildIfChanged().then(() => 0)),
};

/**
 * @param {string[]} chosen files; none for all
 * @returns {Part}
 */
const endToEnd = (chosen = []) => ({
  title: 'end to end',
  async run() {
    await ensureChromium();
    const FIREFOX_PATH = await ensureFirefox();
    const file = report('playwright.json');
    const env = { FIREFOX_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=dot,json', ...chosen];
    const totals = ofPlaywright(file, await node([tool('@playwright/test', 'playwright'), ...args], env));
    process.stdout.write(`\n${timeOfPlaywright(file)}\n`);
    return totals;
  },
});

/** After all tests: a code that the contract declares and none of them was refused with is declared in vain. */
const refusals = check('declared refusals', () => [
  tool('tsx'),
  ...['tests/quality/refusals-met.ts', join(REPORTS, REFUSALS)],
]);

/** Everything, in the order in which a mistake is cheapest to find. */
export const everything = [
  ...care,
  tests('unit, registry, actions, documents'),
  refusals,
  ...OTHER_NODES.map((version) => onNode(version)),
  building,
  endToEnd(),
];

/** What can be waited for between two edits. */
export const quick = [...care, tests('rules, components', ['--project=rules', '--project=components'])];

/**
 * What a change in some places can break. What reads everything reads everything here too.
 * @param {import('./place.js').Affected} affected
 * @returns {Part[]}
 */
export const ofPlaces = ({ tests: files, specs }) => [
  ...care,
  ...(files.length > 0 ? [tests('what needs it', files)] : []),
  ...(files.length > 0 ? OTHER_NODES.map((version) => onNode(version, files)) : []),
  ...(specs.length > 0 ? [building, endToEnd(specs)] : []),
];
