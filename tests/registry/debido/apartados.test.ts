import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { vida } from '~/registry/edge/dominios/lifecycle';
import { tareas } from '~/registry/edge/tasks/command';
import { failedWork } from '~/registry/edge/tasks/tasks.server';
import { avanzarDominios } from '../../support/due';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { poison } from '../../support/poison';
import { describeOnBothEngines, type Engine } from '../../support/registry';
import { nombreDe } from '../shop';

const NIGHT = Temporal.Instant.from('2026-06-16T15:00:00Z');
const LATER = NIGHT.add({ hours: 30 });
const CLAVE = 'malo.uy:REGISTRADO:2026-06-15';
const ITEM = ['vida', CLAVE] as const;

/** Twelve tries, as far apart as they are made: the last one after twenty hours and a half. */
const TRIES_AT = [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1231];

const stateOf = async (nombre: string) => (await observe.domain(nombre))?.estado;
const rows = () => observe.tries();
const history = async () =>
  (await observe.setAside()).map(({ acto, clave, motivo }) => ({ acto, clave, motivo }));

/** A name that expired and cannot be written down as expired; answers how to heal it. */
async function tooOften(engine: Engine): Promise<() => Promise<void>> {
  await nombreDe('ana', 'malo.uy', { fecha_vencimiento: '2026-06-15' });
  await nombreDe('ana', 'bueno.uy', { fecha_vencimiento: '2026-06-15' });
  const heal = await poison(engine, { table: 'dominios', on: 'update', column: 'nombre', value: 'malo.uy' });
  for (const minutes of TRIES_AT) await avanzarDominios(database(), NIGHT.add({ minutes }));
  useClock(() => LATER);
  return heal;
}

describeOnBothEngines('what fails each time it is tried', (engine) => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('is set aside, counted, and tried no more until a person says so; the rest goes on', async () => {
    const heal = await tooOften(engine);
    await heal();
    expect(await avanzarDominios(database(), LATER)).toBe(0);
    expect([await stateOf('malo.uy'), await stateOf('bueno.uy')]).toEqual(['REGISTRADO', 'VENCIDO']);
    expect(await failedWork()).toContainEqual({ kind: 'vida', waiting: 0, aside: 1 });
    const shown = await tareas(['apartados']);
    expect(shown).toContain('Apartados: 1.');
    expect(shown).toContain(`vida ${CLAVE}`);
    expect(shown).toMatch(/12\sintentos desde el 16\/06\/2026.*poisoned/s);
    expect(await tareas([])).toContain('Apartados: 1. Véalos con: npm run tasks -- apartados');
  });

  it('and then is tried again by a person, says how it went', async () => {
    const heal = await tooOften(engine);
    expect(await tareas(['reintentar', ...ITEM])).toMatch(/^No se pudo: vida malo\.uy.*poisoned/);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    for (const minutes of TRIES_AT.slice(1)) await avanzarDominios(database(), LATER.add({ minutes }));
    await heal();
    useClock(() => LATER.add({ hours: 30 }));
    expect(await tareas(['reintentar', 'vida'])).toBe(`Hecho: vida ${CLAVE}`);
    expect(await stateOf('malo.uy')).toBe('VENCIDO');
    expect(await rows()).toEqual([]);
    expect((await history()).map(({ acto }) => acto)).toEqual([
      'APARTADO',
      'REINTENTADO',
      'APARTADO',
      'REINTENTADO',
    ]);
  });

  it('is discarded only with a reason, which is kept, and is not tried again', async () => {
    const heal = await tooOften(engine);
    await expect(tareas(['descartar', ...ITEM])).rejects.toThrow('Falta decir qué se descarta, o por qué.');
    await expect(tareas(['descartar', 'vida', 'otro.uy', 'porque'])).rejects.toThrow('No hay nada apartado');
    expect(await tareas(['descartar', ...ITEM, 'se', 'dio', 'de', 'baja', 'a', 'mano'])).toBe(
      `Descartado: vida ${CLAVE}. Motivo: se dio de baja a mano`,
    );
    await heal();
    expect(await avanzarDominios(database(), LATER)).toBe(0);
    expect(await tareas(['apartados'])).toBe('Nada apartado.');
    expect(await failedWork()).toContainEqual({ kind: 'vida', waiting: 0, aside: 0 });
    expect((await history()).at(-1)).toEqual({
      acto: 'DESCARTADO',
      clave: CLAVE,
      motivo: 'se dio de baja a mano',
    });
    await expect(tareas(['reintentar', ...ITEM])).rejects.toThrow('No hay nada apartado');
  });

  it('is forgotten when it is not due any more, and another day’s is tried', async () => {
    const heal = await tooOften(engine);
    await heal();
    await vida.forgetPast({ database: database(), clock: () => LATER });
    expect(await rows()).toHaveLength(1);
    await given.domain('malo.uy', { fecha_vencimiento: '2027-06-15' });
    await vida.forgetPast({ database: database(), clock: () => LATER });
    expect(await rows()).toEqual([]);
    await avanzarDominios(database(), Temporal.Instant.from('2027-06-16T15:00:00Z'));
    expect(await stateOf('malo.uy')).toBe('VENCIDO');
  });

  it('is told how to be asked about', async () => {
    await expect(tareas(['olvidar'])).rejects.toThrow('Uso: npm run tasks');
  });
});
