import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const home = fileURLToPath(new URL('../../..', import.meta.url));
/** Killing and starting a portal again takes as long as the machine needs. */
const PATIENCE_MS = 240_000;

test('the short form of the siege: killed again and again, and with a clock that jumps, nothing is lost or done twice', async () => {
  test.setTimeout(PATIENCE_MS);
  const args = [
    '--import',
    'tsx',
    '--import',
    './tests/siege/without-styles.js',
    'tests/siege/run.ts',
    'breve',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: home }).catch(
    // What it saw is told, and not that it failed alone.
    (failed: { stdout: string }) => failed,
  );
  expect(stdout).not.toContain('✗');
  expect(stdout).toContain('✓ kill -9 of the portal, SQLite');
  expect(stdout).toContain('✓ commands, a backup and a reader beside a writing portal, SQLite');
  expect(stdout).toContain('✓ SIGTERM with half a body under way');
});
