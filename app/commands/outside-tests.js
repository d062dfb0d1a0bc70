// @ts-check
import { writeFileSync } from 'node:fs';

/** @typedef {{ name?: string, message: string, stack?: string, path?: string }} Met path: of the tests that ran then */

/**
 * Reporter of vitest: its JSON report says nothing of an error that no test waited for, such as a rejection after the
 * test's end, and yet the run fails by it. Writes those to the file that `OUTSIDE_TESTS` names.
 */
export default class OutsideTests {
  /**
   * @param {unknown} _tests
   * @param {readonly (Met & { VITEST_TEST_PATH?: string })[]} errors
   */
  onTestRunEnd(_tests, errors) {
    const { OUTSIDE_TESTS: file } = process.env;
    /** @type {Met[]} */
    const told = errors.map(({ name, message, stack, VITEST_TEST_PATH: path }) => {
      return { name, message, stack, path };
    });
    if (file) writeFileSync(file, JSON.stringify(told));
  }
}
