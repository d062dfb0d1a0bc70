// @ts-check
import { Sentence } from './run.js';

/** @typedef {import('./parts.js').Part} Part */
/** @typedef {import('./totals.js').Totals} Totals */

/**
 * A part that cannot even begin has failed; the others still run.
 * @param {Part} part
 * @returns {Promise<Totals>}
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
 * @param {Totals} one
 * @param {Totals} other
 * @returns {Totals}
 */
export const added = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  names: [...(one.names ?? []), ...(other.names ?? [])],
});

/**
 * Runs a part and says what came of it in a line; one that failed is told by name, or by the names of what failed in it.
 * @param {Part} part
 * @returns {Promise<Totals>}
 */
async function finished(part) {
  const began = performance.now();
  const { passed, failed, names = [] } = await attempt(part);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const mark = failed === 0 ? '✓' : '✗';
  process.stdout.write(`${mark} ${part.title}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
  return { passed, failed, names: failed > 0 && names.length === 0 ? [part.title] : names };
}

/**
 * Parts one after another, also after a failure.
 * @param {Part[]} parts
 * @param {(part: Part) => void} [begins]
 * @returns {Promise<Totals>}
 */
export async function inTurn(parts, begins = () => {}) {
  /** @type {Totals} */
  let total = { passed: 0, failed: 0 };
  for (const part of parts) {
    begins(part);
    total = added(total, await finished(part));
  }
  return total;
}

/**
 * Runs every part, and ends with what failed by name (a log may be cut before it) and one line of totals. Answers the exit code.
 * @param {Part[]} parts
 */
export async function sequence(parts) {
  const total = await inTurn(parts, ({ title }) => void process.stdout.write(`\n── ${title} ──\n`));
  for (const name of total.names ?? []) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}
