import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/settings';

/** A run that has put something in the temporary folder and goes on. */
const RUN = `
  const { keepToOneFolder } = await import('./tests/support/run-folder.ts');
  const { temporaryFolder } = await import('./tests/support/settings.ts');
  keepToOneFolder();
  temporaryFolder();
  setInterval(() => {}, 1000);
  process.stdout.write('listo');
`;

async function runIn(TMPDIR: string) {
  const args: string[] = ['--import', 'tsx', '--input-type=module', '-e', RUN];
  const run = spawn(process.execPath, args, {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(run.stdout, 'data');
  return run;
}

async function endedBy(signal: NodeJS.Signals, TMPDIR: string): Promise<void> {
  const run = await runIn(TMPDIR);
  expect(foldersIn(TMPDIR)).toHaveLength(1);
  run.kill(signal);
  await once(run, 'exit');
}

/** tsx keeps what it compiled there too. */
const foldersIn = (place: string) => readdirSync(place).filter((name) => name.startsWith('portal-'));

test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a run ended by %s leaves nothing behind',
  async (signal) => {
    const place = temporaryFolder();
    await endedBy(signal, place);
    expect(foldersIn(place)).toEqual([]);
  },
);

test('what a run left that was killed goes with the next run, and nothing of one that lives', async () => {
  const place = temporaryFolder();
  const living = await runIn(place);
  const [mine] = foldersIn(place);
  const killed = await runIn(place);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(foldersIn(place)).toHaveLength(2);
  const next = await runIn(place);
  next.kill('SIGTERM');
  await once(next, 'exit');
  expect(foldersIn(place)).toEqual([mine]);
  living.kill('SIGINT');
  await vi.waitFor(() => expect(foldersIn(place)).toEqual([]));
});
