import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Whether this machine has the text browser w3m; where it has not, the tests that need it say so and do not run. */
export const hayW3m = spawnSync('w3m', ['-version']).error === undefined;

/** Of its terminal. */
const COLUMNS = 80;
const AS_TEXT = ['-dump', '-T', 'text/html', '-I', 'UTF-8', '-O', 'UTF-8', '-cols', String(COLUMNS)];

/** A document as w3m shows it in a terminal of so many columns: its lines. */
function inW3m(html: string): string[] {
  const home = mkdtempSync(join(tmpdir(), 'w3m-'));
  const { stdout, status, stderr } = spawnSync('w3m', AS_TEXT, {
    input: html,
    encoding: 'utf8',
    env: { ...process.env, HOME: home, TERM: 'xterm' },
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`w3m: ${stderr}`);
  return stdout.split('\n');
}

/** The same as one reads on, without where a line ends. */
export const readInW3m = (html: string): string => inW3m(html).join(' ').replaceAll(/\s+/g, ' ');

/** What is read in w3m, in this order. */
export function reads(html: string, ...words: string[]): void {
  const said = readInW3m(html);
  let at = 0;
  for (const each of words) {
    const found = said.indexOf(each, at);
    expect(found, `«${each}», in: ${said.slice(at, at + 4000)}`).toBeGreaterThanOrEqual(0);
    at = found + each.length;
  }
}
