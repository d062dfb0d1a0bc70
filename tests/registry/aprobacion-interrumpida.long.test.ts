import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf } from './caller';
import { enEquipo } from './equipo';

const PROGRAM = fileURLToPath(new URL('./lock-process.ts', import.meta.url));
const KIOSCO = 'kiosco.uy';
const OTROS = [{ nombre: 'ns1.otrohosting.com' }, { nombre: 'ns2.otrohosting.com' }];
/** After how many milliseconds the process that approves is killed: before, while and after it is done. */
const KILLED_AFTER = [0, 10, 40, 300];

/** Has another process approve the change, and ends it as a failing machine would. */
async function approvedAndKilled(id: number, milliseconds: number): Promise<void> {
  const { DATA_DIR, DATABASE_URL = '' } = settings();
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR, DATABASE_URL },
  });
  await once(child, 'message');
  const gone = once(child, 'exit');
  child.send(id);
  await wait(milliseconds);
  child.kill('SIGKILL');
  await gone;
}

/** What became of the change that was asked for last, and what the name says of it. */
async function now() {
  const [cambio] = (await observe.askedChanges()).slice(-1);
  const ana = ask({ login: 'ana' });
  const { nameservers } = await ana.administracion.informacion({ nombreDominio: KIOSCO });
  const { entradas } = await ana.historia.listar({ nombreDominio: KIOSCO });
  const many = (titulo: string) => entradas.filter((each) => each.titulo === titulo).length;
  return {
    id: cambio?.id ?? 0,
    estado: cambio?.estado,
    isServed: nameservers.some(({ nombre }) => nombre === 'ns1.otrohosting.com'),
    done: many('Se delegó en otros servidores'),
  };
}

describeOnBothEngines('an approval whose process is killed', () => {
  it('was given and what it approved done, or neither; and is done once', { timeout: 120_000 }, async () => {
    for (const milliseconds of KILLED_AFTER) {
      await enEquipo(KIOSCO);
      const custodios = [await idOf('elena'), await idOf('fito')];
      await given.locked(KIOSCO, { grado: 'TODO', quorum: 1, custodios, por: await idOf('ana') });
      await ask({ login: 'ana' }).dns.delegar({ nombreDominio: KIOSCO, nameservers: OTROS });
      const { id } = await now();
      await approvedAndKilled(id, milliseconds);
      const after = await now();
      const isDone = after.estado === 'HECHO';
      expect(after).toMatchObject({ isServed: isDone, done: isDone ? 1 : 0 });
      if (!isDone) await ask({ login: 'elena' }).candado.responder({ id, decision: 'APROBAR' });
      expect(await now()).toMatchObject({ estado: 'HECHO', isServed: true, done: 1 });
      await given.noLocks();
      await given.noDomain(KIOSCO);
    }
  });
});
