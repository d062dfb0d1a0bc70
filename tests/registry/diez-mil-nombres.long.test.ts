import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { Registry } from '~/registry/contract';
import { avanzarCambiosMasivos } from '../support/due';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { cuenta } from './persona';
import { nombreDe } from './shop';

const MANY = 10_000;
/** What a look may take, in one run, of the time of a first page of ten names: it may show fifty, and whoever read them all would take fifty times it. */
const FLAT = 8;

/** The shortest of some times, in milliseconds: what else the machine does only adds. */
async function shortest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 9; time++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

type Walked = Awaited<ReturnType<Registry['administracion']['recorrerDominios']>>;
type Filtro = Parameters<Registry['administracion']['obtenerDominios']>[0];

/** How somebody looks for their names. */
const LOOKS: Record<string, Filtro> = {
  'the first page': {},
  'fifty a page': { cantResultados: 50 },
  'by expiry': { porVencimiento: true },
  'a part of a name': { nombre: 'muchos-77' },
  'several states': { estado: ['VENCIDO', 'ELIMINADO'] },
  'a role': { tipoRelacionUsuDom: 'TECNICO' },
  'nothing pays': { conCuentaPago: false },
  'a server': { servidor: 'ns1.ejemplo' },
  'with a lock': { conCandado: true },
};

const desk = (login: string) => ask({ login }).administracion;

async function timed(login: string): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  for (const [what, filtro] of Object.entries(LOOKS))
    taken[what] = await shortest(() => desk(login).obtenerDominios(filtro));
  return taken;
}

/** What a name of many may take, in one run, of the time of a name of a few hundred: whoever read all of them again for each part would take thirty times it. */
const A_NAME = 3;
const HUNDREDS = 300;

/** The milliseconds for each name of reading all of them, as the file of the list does. */
async function exporting(login: string, total: number): Promise<number> {
  const names = new Set<string>();
  const began = performance.now();
  let despuesDe: string | null = null;
  do {
    const part: Walked = await desk(login).recorrerDominios({ despuesDe });
    for (const { dominio } of part.dominioWrapperDTOList) names.add(dominio.dominioCore.nombre);
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
  const taken = (performance.now() - began) / total;
  expect(names.size).toBe(total);
  return taken;
}

/** The milliseconds for each name of learning what a change of all of them would do, before it is confirmed. */
const choosing = async (login: string, total: number): Promise<number> =>
  (await shortest(() => desk(login).accederOperacion({ filtro: {}, operacion: 'EDITAR_CUENTA' }))) / total;

/** What the database is asked for each name of a change of all of somebody's, in one turn of the task: a count that no noise moves. */
async function askedToChange(login: string, total: number): Promise<number> {
  const templateCuentaPagoDTO = cuenta();
  const asked = { filtro: {}, total, accion: 'EDITAR_CUENTA' as const, templateCuentaPagoDTO };
  expect(await desk(login).iniciarCambioMasivo(asked)).toMatchObject({ codigo: 'OK' });
  let statements = 0;
  const count = () => void statements++;
  subscribe('portal:statement', count);
  try {
    const changed = await avanzarCambiosMasivos(database(), () => START);
    expect(changed).toBeGreaterThanOrEqual(50);
    return statements / changed;
  } finally {
    unsubscribe('portal:statement', count);
  }
}

describeOnBothEngines('a person with ten thousand names', () => {
  it('chooses and exports each about as fast as one with a few hundred', {
    timeout: 600_000,
  }, async () => {
    await given.manyDomains(await idOf('bruno'), HUNDREDS, 'suyos');
    await given.manyDomains(await idOf('ana'), MANY);
    for (const work of [choosing, exporting]) {
      // The first run of few also warms what both use.
      await work('bruno', HUNDREDS);
      const few = await work('bruno', HUNDREDS);
      const many = await work('ana', MANY);
      expect(many / few, work.name).toBeLessThanOrEqual(A_NAME);
    }
  });

  it('looks for them about as fast as one with ten', { timeout: 120_000 }, async () => {
    for (let at = 0; at < 10; at++) await nombreDe('bruno', `suyo-${at}.uy`);
    await given.manyDomains(await idOf('ana'), MANY);
    expect((await desk('ana').obtenerDominios({})).totalDominiosFiltro).toBe(MANY);
    const few = await timed('bruno');
    const many = await timed('ana');
    const slower = Object.entries(many).filter(([, taken]) => taken > FLAT * (few['the first page'] ?? 0));
    expect(slower).toEqual([]);
  });

  it('changes each by asking the database as often as one with a few hundred does', {
    timeout: 600_000,
  }, async () => {
    await given.manyDomains(await idOf('bruno'), HUNDREDS, 'suyos');
    await given.manyDomains(await idOf('ana'), MANY);
    const few = await askedToChange('bruno', HUNDREDS);
    const many = await askedToChange('ana', MANY);
    expect(many / few).toBeLessThan(1.1);
  });
});
