import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { takeUpAbandoned } from '~/registry/edge/tasks/own';
import { avanzarDominios } from '../../support/due';
import * as given from '../../support/given';
import { countOf } from '../../support/held';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { nombresDe } from '../shop';

const NIGHT = Temporal.Instant.from('2026-06-16T15:00:00Z');
const at = (seconds: number) => NIGHT.add({ seconds });
const NAMES = ['uno.uy', 'dos.uy'];

describeOnBothEngines('what another machine was at when it was cut off', () => {
  it('is done within a minute, also where that kind of work is looked for once an hour', async () => {
    await nombresDe('ana', NAMES, { fecha_vencimiento: '2026-06-15' });
    await given.lifeTakenByAnother('uno.uy', at(48));
    expect(await takeUpAbandoned(at(47))).toBe(0);
    expect(await observe.timesOf('VENCIMIENTO')).toEqual([]);
    expect(await takeUpAbandoned(at(58))).toBeGreaterThan(0);
    expect(await observe.timesOf('VENCIMIENTO')).toHaveLength(NAMES.length);
    expect(await countOf('trabajos')).toBe(0);
  });

  it('is nobody’s else to look for where all who are at something are alive', async () => {
    await nombresDe('ana', NAMES, { fecha_vencimiento: '2026-06-15' });
    expect(await takeUpAbandoned(NIGHT)).toBe(0);
    expect(await avanzarDominios(database(), NIGHT)).toBe(NAMES.length);
  });
});
