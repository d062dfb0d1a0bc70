// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { ensureDebianPrograms } from './debian-programs.js';
import { ensureFirefox } from './firefox.js';
import { ensureNode, OTHER_NODES } from './nodes.js';
import { home, node, otherNode, tool } from './run.js';
import { added, inTurn } from './sequence.js';
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
 * Tests of one length: whose settings they are run by, and what their reports are called.
 * @typedef {{ vitest: string, playwright: string, vitestReport: string, playwrightReport: string }} Length
 */
/** @type {Length} */
const SHORT = {
  vitest: 'tests/vitest.config.ts',
  playwright: 'tests/e2e/playwright.config.ts',
  vitestReport: 'vitest',
  playwrightReport: 'playwright.json',
};
/**
 * What `npm test` leaves out (decision 134).
 * @type {Length}
 */
const LONG = {
  vitest: 'tests/siege/vitest.config.ts',
  playwright: 'tests/siege/playwright.config.ts',
  vitestReport: 'vitest-largas',
  playwrightReport: 'playwright-largas.json',
};

/**
 * @param {string} title
 * @param {string[]} [chosen] files, or projects by `--project`; none for all
 * @param {Length} [length]
 * @returns {Part}
 */
const tests = (title, chosen = [], length = SHORT) => ({
  title,
  async run() {
    await ensureDebianPrograms();
    const told = reportOfVitest(length.vitestReport);
    const args = ['run', '--config', length.vitest, ...told.args, ...chosen];
    const env = { ...told.env, ...(length === SHORT && { REFUSALS_MET: report(REFUSALS) }) };
    const totals = told.totals(await node([tool('vitest'), ...args], env));
    process.stdout.write(`${told.time()}\n`);
    return totals;
  },
});

/**
 * The tests of the database under another Node, which has another SQLite.
 * @param {string} version
 * @returns {Part}
 */
const onNode = (version) => ({
  title: `SQLite under Node ${version}`,
  async run() {
    const program = await ensureNode(version);
    if (!program) return { passed: 0, failed: 0 };
    const told = reportOfVitest(`vitest-${version}`);
    const args = [tool('vitest'), 'run', '--config', 'tests/nodes/vitest.config.ts', ...told.args];
    return told.totals(await otherNode(program, args, told.env));
  },
});

/** By the compiler that is a program of its own; the tools that read types as a library need the one before. */
const types = check('types', () => [tool('typescript-7', 'tsc'), '--noEmit', '-p', '.']);
/** What reads the text of all that there is. */
const texts = [
  check('format and lint', () => [tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']),
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
 * Parts that leave all processors but one without work, in lanes: those of one lane come one after another.
 * @param {Part[][]} lanes
 * @returns {Part}
 */
const beside = (...lanes) => ({
  title: lanes.map((lane) => lane.map(({ title }) => title).join(', ')).join(' beside '),
  async run() {
    const totals = await Promise.all(lanes.map((lane) => inTurn(lane)));
    return totals.reduce(added);
  },
});

/**
 * @param {string} title
 * @param {string[]} [chosen] files; none for all
 * @param {Length} [length]
 * @returns {Part}
 */
const endToEnd = (title, chosen = [], length = SHORT) => ({
  title,
  async run() {
    await ensureChromium();
    const FIREFOX_PATH = await ensureFirefox();
    const file = report(length.playwrightReport);
    const env = { FIREFOX_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const args = ['test', '--config', length.playwright, '--reporter=dot,json', ...chosen];
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
  beside([types], [building], texts),
  tests('unit, registry, actions, documents'),
  refusals,
  endToEnd('end to end'),
];

/** What is too long for it: kills, races, walks at random, every reading of an edge, and the Nodes that have another SQLite. */
export const long = [
  ...OTHER_NODES.map((version) => onNode(version)),
  tests('long: registry, documents', [], LONG),
  building,
  endToEnd('long: end to end', [], LONG),
];

/** What can be waited for between two edits. */
export const quick = [
  beside([types], texts),
  tests('rules, components', ['--project=rules', '--project=components']),
];

/**
 * What a change in some places can break. What reads everything reads everything here too.
 * @param {import('./place.js').Affected} affected
 * @returns {Part[]}
 */
export const ofPlaces = ({ tests: files, specs }) => [
  beside([types], texts),
  ...(files.length > 0 ? [tests('what needs it', files)] : []),
  ...(specs.length > 0 ? [building, endToEnd('end to end', specs)] : []),
];
