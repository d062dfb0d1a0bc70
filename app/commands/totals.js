// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { home } from './run.js';

/** @typedef {{ passed: number, failed: number, names?: string[] }} Totals names: what failed, as it is told at the very end */

/**
 * A program that failed without a failed test still counts as one failure.
 * @param {Totals} totals
 * @param {number} code the program's exit code
 * @returns {Totals}
 */
const honest = ({ passed, failed, names }, code) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  names,
});

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
 * @param {string} file of vitest's JSON reporter
 * @param {number} code
 */
export function ofVitest(file, code) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = read(file) ?? {};
  /** @type {{ name: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = testResults;
  const names = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(home, name)}: ${fullName}`),
  );
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
  return honest({ passed: expected + flaky, failed: unexpected, names }, code);
}
