// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * A program that failed without a failed test still counts as one failure.
 * @param {Totals} totals
 * @param {number} code the program's exit code
 * @returns {Totals}
 */
const honest = ({ passed, failed }, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * @param {string} file of vitest's JSON reporter
 * @param {number} code
 */
export function ofVitest(file, code) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(file) ?? {};
  return honest({ passed, failed }, code);
}

/**
 * @param {string} file of Playwright's JSON reporter
 * @param {number} code
 */
export function ofPlaywright(file, code) {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file)?.stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected }, code);
}
