import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { avanzarDominios, avisarVencimientos, mandarResumenes } from '../../support/due';
import * as given from '../../support/given';
import { countOf } from '../../support/held';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { nombresDe } from '../shop';

const PROGRAM = fileURLToPath(new URL('./due-process.ts', import.meta.url));
const NIGHT = Temporal.Instant.from('2026-06-16T15:00:00Z');
const NAMES = 300;
const KILLS = 3;

const answered = z.object({ steps: z.number() });

async function inAnotherProcess(): Promise<ChildProcess> {
  const { DATA_DIR, DATABASE_URL = '' } = settings();
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR, DATABASE_URL },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

const order = (child: ChildProcess, now: Temporal.Instant): Promise<number> =>
  new Promise((resolve) => {
    child.once('message', (message) => resolve(answered.parse(message).steps));
    child.send({ ahora: now.toString() });
  });

/** Names that expired yesterday, of somebody who is told by mail. */
async function expired(): Promise<void> {
  const names = Array.from({ length: NAMES }, (_, at) => `n-${at}.uy`);
  await nombresDe('ana', names, { fecha_vencimiento: '2026-06-15' });
  await given.mailAddress('ana@correo.uy');
}

const expiries = () => observe.timesOf('VENCIMIENTO');

/** Stops a process while it has something in its hands: between one lot and the next it has nothing. */
async function stopAmid(child: ChildProcess): Promise<void> {
  for (;;) {
    child.kill('SIGSTOP');
    if ((await countOf('trabajos')) > 0) return;
    child.kill('SIGCONT');
    await wait(1);
  }
}

/** Each name once, each notice once and all of them in the mail of that day, nobody at anything any more. */
async function expectEachOnce(): Promise<void> {
  const done = await expiries();
  expect(done).toHaveLength(NAMES);
  expect(done.filter(({ veces }) => veces !== 1)).toEqual([]);
  await mandarResumenes(database(), NIGHT.add({ minutes: KILLS }));
  expect([await countOf('mensajes_usuario'), await countOf('avisos_del_dia')]).toEqual([NAMES, NAMES]);
  const { texto } = await observe.lastMail();
  expect(texto.match(/^- n-\d+\.uy /gm)).toHaveLength(NAMES);
  expect(await countOf('trabajos')).toBe(0);
}

describeOnBothEngines('what is due of three hundred names', (engine) => {
  it('is done by two processes at once, each name by one of them', { timeout: 90_000 }, async () => {
    await expired();
    const [one, other] = await Promise.all([inAnotherProcess(), inAnotherProcess()]);
    const steps = await Promise.all([order(one, NIGHT), order(other, NIGHT)]);
    for (const child of [one, other]) child.kill();
    expect(steps.reduce((sum, each) => sum + each)).toBe(NAMES);
    // SQLite has one writer, and who writes writes on: how much is left for the other is nothing that is promised.
    if (engine === 'PostgreSQL') expect(Math.min(...steps)).toBeGreaterThanOrEqual(NAMES * 0.3);
    await avisarVencimientos(database(), NIGHT); // the first to end leaves the other's names to it
    await expectEachOnce();
  });

  it('is done once, however often a process is killed amid it; what it had is free after a minute', {
    timeout: 120_000,
  }, async () => {
    await expired();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = (await expiries()).length;
      const child = await inAnotherProcess();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      void order(child, NIGHT.add({ minutes: kill }));
      while ((await expiries()).length < before + 20) await wait(5);
      await stopAmid(child);
      child.kill('SIGKILL');
      await gone;
      expect(await countOf('trabajos')).toBeGreaterThan(0);
    }
    expect((await expiries()).length).toBeLessThan(NAMES);
    const late = NIGHT.add({ minutes: KILLS });
    await avanzarDominios(database(), late);
    await avisarVencimientos(database(), late);
    await expectEachOnce();
  });
});
