import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { home, otherNode, tool } from '../../app/commands/run';
import { ofPlaywright, ofVitest } from '../../app/commands/totals';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'totals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const REPORTER = join(home, 'app', 'commands', 'outside-tests.js');

/** Runs one file of tests as the command does, and reads what it left. */
async function run(text: string) {
  writeFileSync(join(folder, 'one.test.js'), text);
  const [file, outside] = [join(folder, 'report.json'), join(folder, 'outside.json')];
  const reporters = ['--reporter=json', `--outputFile.json=${file}`, `--reporter=${REPORTER}`];
  const args = [tool('vitest'), 'run', '--globals', '--root', folder, ...reporters];
  return ofVitest(file, outside, await otherNode(process.execPath, args, { OUTSIDE_TESTS: outside }));
}

test('a run in which every test passed, and which an error beside them failed, says which error that was', async () => {
  const { passed, failed, names } = await run(
    `test('one', async () => {
       setTimeout(() => Promise.reject(new Error('nobody waited for me')));
       await new Promise((resolve) => setTimeout(resolve)); // its turn comes after that one's
     });`,
  );
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(names).toEqual([expect.stringMatching(/outside of any test.*one\.test\.js.*nobody waited for me/)]);
});

test('a file that cannot be loaded is told with its reason', async () => {
  const { names } = await run(`throw new Error('no such thing')`);
  expect(names).toEqual([expect.stringMatching(/one\.test\.js: no such thing/)]);
});

test('a test that fails is told by its name, and a run without one tells nothing', async () => {
  expect((await run(`test('adds', () => expect(1).toBe(2));`)).names).toEqual([
    expect.stringMatching(/one\.test\.js: adds$/),
  ]);
  expect(await run(`test('adds', () => expect(1).toBe(1));`)).toEqual({ passed: 1, failed: 0, names: [] });
});

test('a program that failed, and says nothing of why, is told with its code', () => {
  expect(ofVitest(join(folder, 'none.json'), join(folder, 'none.json'), 7)).toEqual({
    passed: 0,
    failed: 1,
    names: [expect.stringContaining('ended with code 7')],
  });
});

test('what fails a browser run before its scenarios is told', () => {
  const file = join(folder, 'playwright.json');
  const stats = { expected: 0, flaky: 0, unexpected: 0 };
  writeFileSync(file, JSON.stringify({ stats, suites: [], errors: [{ message: 'no port was free' }] }));
  const { failed, names } = ofPlaywright(file, 1);
  expect({ failed, names }).toEqual({ failed: 1, names: ['outside of any test: no port was free'] });
});
