import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { compare } from '~/registry/edge/dns/publicacion/completo';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { describeOnBothEngines } from '../../support/registry';
import { START } from '../caller';
import { agregar, alojado, publicador } from './alojado';

const PROGRAM = fileURLToPath(new URL('./publisher-process.ts', import.meta.url));
const UNO = { nombreDominio: 'uno.uy' };

const said = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (message !== word) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
  });

async function publisher(): Promise<ChildProcess> {
  const { DATA_DIR, DATABASE_URL = '' } = settings();
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR, DATABASE_URL },
  });
  await said(child, 'ready');
  return child;
}

/** Has another process publish, and kills it as soon as it began. */
async function publishAndDie(now: Temporal.Instant): Promise<void> {
  const child = await publisher();
  const [begun, gone] = [said(child, 'begun'), new Promise((resolve) => child.once('exit', resolve))];
  child.send({ ahora: now.toString() });
  await begun;
  child.kill('SIGKILL');
  await gone;
}

/** The short form of `npm run siege -- dns`. */
describeOnBothEngines('a process that is killed while it publishes', () => {
  it('leaves nothing half done, and what it had begun is done by the next one', {
    timeout: 60_000,
  }, async () => {
    const dns = await alojado('ana', 'uno.uy');
    for (let round = 0; round < 3; round += 1) {
      await agregar(dns, 'uno.uy', 'A', { name: `h${round}`, ip: '192.0.2.1' });
      const now = START.add({ minutes: 10 * round });
      await publishAndDie(now);
      const later = publicador(now.add({ seconds: 60 })); // what it had taken is free again
      while ((await publicarPendientes(later)) > 0);
      expect(await compare(later)).toEqual([]);
      expect((await dns.estado(UNO)).publicacion.estado).toBe('PUBLICADO');
    }
  });
});
