import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PortalProcess } from '../support/portal-process';

/** Processes that a process started, as Linux lists them. */
const workersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** On a connection of its own: one that was kept from before may lead to the process that died, and nobody has read yet that it is closed. */
const statusOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });

test('several processes serve behind one port, one that dies is replaced, and a stop ends them all', async () => {
  const portal = await PortalProcess.start(process.env.E2E_DEMO_DATA, { PROCESSES: '2' });
  try {
    await expect.poll(() => portal.log).toContain('El portal está en'); // all of them listen
    const before = workersOf(portal.pid);
    expect(before).toHaveLength(2);
    process.kill(before[0] ?? 0, 'SIGKILL');
    await expect.poll(() => workersOf(portal.pid).filter((pid) => !before.includes(pid)).length).toBe(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(`${portal.url}/ayuda`)));
    expect(answers).toEqual(Array(20).fill(200));
    await portal.end();
    await wait(100);
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await fetch(`${portal.url}/estado`).catch(() => 'gone')).toBe('gone');
  } finally {
    await portal.stop();
  }
});

test('a word that is no order starts no portal, and is told with those that there are', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/server/server.js', 'mudanza'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: test.info().outputPath('datos'), PUBLIC_URL: 'http://127.0.0.1:1' },
    timeout: 30_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/No hay una orden «mudanza».*respaldo, .*tareas/);
});
