import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { libroMayor, ventaLista } from './shop';

const PROGRAM = fileURLToPath(new URL('./buyer-process.ts', import.meta.url));

/** Another process of the portal on the same database, ready to confirm. */
async function otherProcess(): Promise<ChildProcess> {
  const { DATA_DIR, DATABASE_URL = '' } = settings();
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR, DATABASE_URL },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

const confirm = (child: ChildProcess, login: string, uuid: string): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    child.once('message', (answers) => (Array.isArray(answers) ? resolve(answers) : reject(answers)));
    child.send({ login, uuid, times: 10 });
  });

async function withTwo<T>(use: (one: ChildProcess, other: ChildProcess) => Promise<T>): Promise<T> {
  const children = await Promise.all([otherProcess(), otherProcess()]);
  try {
    return await use(children[0], children[1]);
  } finally {
    for (const child of children) child.kill();
  }
}

describeOnBothEngines('two processes on one database', () => {
  it('confirm the same sale once, and answer the same reference twenty times', {
    timeout: 60_000,
  }, async () => {
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.uy']);
    const answers = await withTwo(async (one, other) =>
      (await Promise.all([confirm(one, 'ana', uuid), confirm(other, 'ana', uuid)])).flat(),
    );
    expect(answers).toHaveLength(20);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^UY-/);
    expect(await libroMayor()).toHaveLength(2);
  });

  it('give a name that both are selling to one buyer', { timeout: 60_000 }, async () => {
    const uuids = [
      await ventaLista('ana', ['codiciado.uy']),
      await ventaLista('beto', ['codiciado.uy']),
    ] as const;
    const [ana, beto] = await withTwo((one, other) =>
      Promise.all([confirm(one, 'ana', uuids[0]), confirm(other, 'beto', uuids[1])]),
    );
    expect([ana[0], beto[0]].filter((referencia) => referencia !== null)).toHaveLength(1);
    expect(await libroMayor()).toHaveLength(1);
    expect(await observe.domains()).toHaveLength(1);
  });
});
