import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { fila } from '~/registry/edge/row-of-id';
import { avanzarCambiosMasivos } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { cuenta, registryAs } from './persona';
import { esperarListasExactas } from './recuento';
import { nombresDe } from './shop';

const PROGRAM = fileURLToPath(new URL('./bulk-process.ts', import.meta.url));
/** More than are written down at once when a change begins. */
const NAMES = 520;
const KILLS = 2;

const desk = () => registryAs('ana').administracion;

async function inAnotherProcess(): Promise<ChildProcess> {
  const { DATA_DIR, DATABASE_URL = '' } = settings();
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR, DATABASE_URL },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

/** Lets another process go on until it did something more, and ends it as a failing machine would. */
async function killedInTheMiddle(id: number): Promise<number> {
  const done = async () => (await desk().verCambioMasivo({ id })).cambioMasivo.procesados;
  const before = await done();
  const child = await inAnotherProcess();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  while ((await done()) === before) {
    if (child.exitCode !== null) throw new Error('The process that goes on with it ended by itself');
    await wait(5);
  }
  child.kill('SIGKILL');
  await gone;
  return done();
}

describeOnBothEngines('a change of many domains whose process is killed', () => {
  it('goes on where it was in the next one, and changes each domain once', { timeout: 120_000 }, async () => {
    await nombresDe(
      'ana',
      Array.from({ length: NAMES }, (_, at) => `n-${at}.uy`),
    );
    const { cambioMasivo } = await desk().iniciarCambioMasivo({
      filtro: {},
      total: NAMES,
      accion: 'EDITAR_CUENTA',
      templateCuentaPagoDTO: cuenta(),
    });
    const id = fila(cambioMasivo?.id ?? 0);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const procesados = await killedInTheMiddle(id);
      expect(procesados).toBeGreaterThan(0);
      expect(procesados).toBeLessThan(NAMES);
    }
    const later = START.add({ minutes: 1 }); // what they had taken is free again
    while ((await desk().verCambioMasivo({ id })).cambioMasivo.estado === 'EN_CURSO')
      await withoutHurry(() => avanzarCambiosMasivos(database(), () => later));
    expect(await desk().verCambioMasivo({ id })).toMatchObject({
      cambioMasivo: { procesados: NAMES, cambiados: NAMES, noCambiados: 0 },
    });
    const changes = await observe.timesOf('CUENTA_PAGO');
    expect(changes).toHaveLength(NAMES);
    expect(changes.filter(({ veces }) => veces !== 1)).toEqual([]);
    await esperarListasExactas();
  });
});
