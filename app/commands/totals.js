// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { home } from './run.js';

/** @typedef {{ passed: number, failed: number, names?: string[] }} Totals names: what failed, as it is told at the very end */

/**
 * A program that failed without a failed test still counts as one failure, and says so where nothing else was told.
 * @param {Totals & { names: string[] }} totals
 * @param {number} code the program's exit code
 * @returns {Totals}
 */
function honest({ passed, failed, names }, code) {
  if (code === 0 || failed > 0) return { passed, failed, names };
  const unknown = `no test failed, and the program ended with code ${code}: what it printed says why`;
  return { passed, failed: 1, names: names.length > 0 ? names : [unknown] };
}

/** @param {string} file */
export const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * @typedef {{ projectName: string, status: string, results: { duration: number }[] }} Run
 * @typedef {{ title: string, file: string, tests: Run[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The tests of Playwright's JSON report, out of the files and groups that they stand in.
 * @param {Suite} suite
 * @returns {Spec[]}
 */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * What failed of a file of tests; of one that could not even be loaded, or whose preparation failed, why.
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }} file
 */
function failedOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  const told = failed.length === 0 && status === 'failed' ? [message] : failed;
  return told.map((each) => `${relative(home, name)}: ${each}`);
}

/**
 * An error that no test waited for: the run fails by it, and every test may have passed.
 * @param {import('./outside-tests.js').Met} met
 */
function outsideTests({ name = 'Error', message, stack = '', path }) {
  const where = path ? relative(home, path) : 'no file of tests';
  return `outside of any test, in ${where}: ${name}: ${message}\n${stack}`;
}

/**
 * @param {string} file of vitest's JSON reporter
 * @param {string} outside of our own reporter, `outside-tests.js`
 * @param {number} code
 */
export function ofVitest(file, outside, code) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = read(file) ?? {};
  const names = [...testResults.flatMap(failedOf), ...(read(outside) ?? []).map(outsideTests)];
  return honest({ passed, failed, names }, code);
}

/**
 * @param {string} file of Playwright's JSON reporter
 * @param {number} code
 */
export function ofPlaywright(file, code) {
  const all = read(file) ?? {};
  const { expected = 0, flaky = 0, unexpected = 0 } = all.stats ?? {};
  const names = specsOf(all)
    .flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })))
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, file: place, title }) => `${projectName} ${place}: ${title}`);
  /** @type {{ message?: string }[]} what failed before or beside every test */
  const errors = all.errors ?? [];
  names.push(...errors.map(({ message = '' }) => `outside of any test: ${message}`));
  return honest({ passed: expected + flaky, failed: unexpected, names }, code);
}
