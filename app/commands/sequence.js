// @ts-check
import { Sentence } from './run.js';

/** @typedef {import('./parts.js').Part} Part */

/**
 * A part that cannot even begin has failed; the others still run.
 * @param {Part} part
 * @returns {Promise<import('./totals.js').Totals>}
 */
async function attempt(part) {
  try {
    return await part.run();
  } catch (error) {
    process.stderr.write(`${error instanceof Sentence ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs every part, also after a failure, and ends with what failed by name (a log may be cut before it) and one line of
 * totals. Answers the exit code.
 * @param {Part[]} parts
 */
export async function sequence(parts) {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const told = [];
  for (const part of parts) {
    process.stdout.write(`\n── ${part.title} ──\n`);
    const began = performance.now();
    const { passed, failed, names = [] } = await attempt(part);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `${failed === 0 ? '✓' : '✗'} ${part.title}: ${passed} passed, ${failed} failed, ${seconds} s\n`,
    );
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) told.push(...(names.length > 0 ? names : [part.title]));
  }
  for (const name of told) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}
