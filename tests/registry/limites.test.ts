import { createRouterClient, ORPCError } from '@orpc/server';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { giveBack, type Limit, spend, spendExactly } from '~/limits/limit.server';
import { cleanLimits } from '~/limits/store';
import { router } from '~/registry/edge';
import { edgeContext } from '~/registry/edge/context';
import * as given from '../support/given';
import { countOf } from '../support/held';
import * as observe from '../support/observe';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { testSettings } from '../support/settings';
import { ask, contextOf } from './caller';

const FEW: Limit = { nombre: 'pocos', puntos: 10, segundos: 60 };
const MANY: Limit = { nombre: 'muchos', puntos: 100, segundos: 60 };

const START = Temporal.Instant.from('2026-03-01T12:00:00Z');
const at = (seconds: number): void => useClock(() => START.add({ milliseconds: seconds * 1000 }));

/** Does something as another process of the same portal: it shares the database and nothing else. */
async function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  const here = settings();
  const { DATA_DIR, DATABASE_URL } = here;
  useSettings(testSettings({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }));
  try {
    return await work();
  } finally {
    await database().destroy();
    useSettings(here);
  }
}

const times = async (count: number, work: () => number | Promise<number>): Promise<number[]> => {
  const waits = [];
  for (let turn = 0; turn < count; turn++) waits.push(await work());
  return waits;
};
/** What the other processes know of, of everybody. */
const told = async () => (await observe.spentLimits()).map(({ gastado }) => gastado);
const passed = (waits: readonly number[]): number => waits.filter((wait) => wait === 0).length;

describeOnBothEngines('a limit', () => {
  it('holds across processes', async () => {
    expect(passed(await times(6, () => spendExactly(FEW, 'ana')))).toBe(6);
    expect(passed(await elsewhere(() => times(6, () => spendExactly(FEW, 'ana'))))).toBe(4);
    expect(await spendExactly(FEW, 'ana')).toBeGreaterThan(0);
    expect(await spendExactly(FEW, 'beto')).toBe(0);
  });

  it('that is shared now and then holds too, but for a few', async () => {
    await times(89, () => spend(MANY, 'ana'));
    await spendExactly(MANY, 'ana');
    const waits = await elsewhere(async () => {
      const before = await times(5, () => spend(MANY, 'ana'));
      await spendExactly(MANY, 'ana');
      return [...before, ...(await times(40, () => spend(MANY, 'ana')))];
    });
    expect(passed(waits)).toBe(9);
  });

  it('lets no more than allowed through, of any number at once', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => spendExactly(FEW, 'ana')));
    expect(passed(waits)).toBe(10);
  });

  it('gives back what was no abuse', async () => {
    await times(10, () => spendExactly(FEW, 'ana'));
    giveBack(FEW, 'ana', FEW.puntos);
    expect(await spendExactly(FEW, 'ana')).toBe(0);
  });

  it('gives back no more than was spent', async () => {
    await times(3, () => spendExactly(FEW, 'ana'));
    giveBack(FEW, 'ana', 50);
    expect(passed(await times(15, () => spendExactly(FEW, 'ana')))).toBe(10);
    await times(3, () => spendExactly(MANY, 'ana'));
    await times(2, () => spend(MANY, 'ana'));
    giveBack(MANY, 'ana', 50);
    expect(passed(await times(110, () => spend(MANY, 'ana')))).toBe(100);
  });

  it('spends as much as what is asked weighs', () => {
    const weighing = (points: number) => spend(FEW, 'ana', points) === 0;
    expect([4, 5, 1, 1].map(weighing)).toEqual([true, true, true, false]);
  });

  it('of one matter has nothing to do with another of the same person', async () => {
    await times(10, () => spendExactly(FEW, 'ana'));
    expect(await spendExactly({ ...FEW, nombre: 'otros' }, 'ana')).toBe(0);
  });

  it('says how long to wait, and begins anew when its time is over', async () => {
    at(0);
    await times(10, () => spendExactly(FEW, 'ana'));
    for (const [seconds, wait] of [
      [0, 60],
      [20.5, 40],
      [59.9, 1],
    ] as const) {
      at(seconds);
      expect([await spendExactly(FEW, 'ana'), spend(FEW, 'ana')]).toEqual([wait, wait]);
    }
    at(60);
    expect(passed(await times(12, () => spendExactly(FEW, 'ana')))).toBe(10);
  });

  it('ends for every process when it ends for the first that counted', async () => {
    at(0);
    await times(10, () => spendExactly(FEW, 'ana'));
    await elsewhere(async () => {
      at(40);
      expect(await spendExactly(FEW, 'ana')).toBe(20);
      at(60);
      expect(await spendExactly(FEW, 'ana')).toBe(0);
    });
  });

  it('that is over is deleted, and no other', async () => {
    at(0);
    await spendExactly(FEW, 'ana');
    await spendExactly({ ...FEW, segundos: 120 }, 'beto');
    at(60);
    expect([await cleanLimits(), await cleanLimits()]).toEqual([1, 0]);
  });

  it('goes on counting here where the database cannot be written, and tells it what comes after a rest', async () => {
    at(0);
    await given.limitsLost();
    expect(passed(await times(12, () => spendExactly(FEW, 'ana')))).toBe(10);
    await given.limitsBack();
    at(4.9);
    await spendExactly(FEW, 'beto');
    expect(await told()).toEqual([]);
    at(5);
    await spendExactly(FEW, 'beto');
    expect(await told()).toEqual([2]);
  });

  it('that need not be exact is told to the others at every twentieth part', async () => {
    await times(4, () => spend(MANY, 'ana'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await told()).toEqual([]);
    spend(MANY, 'ana');
    await expect.poll(told).toEqual([5]);
  });
});

describe('what a process keeps in mind of limits', () => {
  onFreshDatabase();
  const LONG: Limit = { ...FEW, nombre: 'largos', segundos: 120 };
  /** Somebody who spends nothing yet; that is kept in mind too. */
  const come = (count: number): void => {
    for (let one = 0; one < count; one++) spend(FEW, `visita-${one}`, 0);
  };

  it('is bounded: of more than it can hold it forgets the oldest, whom the database still knows', async () => {
    at(0);
    await times(10, () => spendExactly(LONG, 'ana'));
    come(49_999);
    expect(spend(LONG, 'ana')).toBe(120);
    spend(FEW, 'uno-más', 0);
    expect(spend(LONG, 'ana')).toBe(0);
    expect(await spendExactly(LONG, 'ana')).toBe(120);
  });

  it('lets go first of those whose time is over', async () => {
    at(0);
    await times(10, () => spendExactly(LONG, 'ana'));
    come(49_999);
    at(60);
    spend(FEW, 'uno-más', 0);
    expect(spend(LONG, 'ana')).toBe(60);
  });
});

describeOnBothEngines('names that nobody signed for', () => {
  const TEN = Array.from({ length: 10 }, (_, at) => at);
  const cart = (asking: Parameters<typeof ask>[0], turn: number) =>
    ask(asking)
      .registro.agregar({
        dominios: TEN.map((at) => ({ nombre: `prueba-${turn}-${at}.uy` })),
        uuidVenta: null,
      })
      .then(
        () => 200,
        (error: unknown) => (error instanceof ORPCError ? error.status : 0),
      );
  const carts = () => countOf('ventas');

  it('fill thirty carts of ten at once and no more; another origin, and who signs in, go on', async () => {
    const found = await Promise.all(Array.from({ length: 40 }, (_, turn) => cart({}, turn)));
    expect(found.filter((status) => status === 429)).toHaveLength(10);
    expect(await carts()).toBe(30);
    expect(await cart({ direccion: '192.0.2.77' }, 41)).toBe(200);
    expect(await cart({ login: 'ana' }, 42)).toBe(200);
  });

  it('are counted too where a token says nobody', async () => {
    const { connection, now } = contextOf({});
    const nobody = edgeContext({
      ...contextOf({}),
      connection,
      now,
      token: 'x',
      identifyToken: async () => null,
    });
    const registry = createRouterClient(router, { context: nobody });
    for (let turn = 0; turn < 300; turn++)
      spend({ nombre: 'nombres-anonimos', puntos: 300, segundos: 300 }, '192.0.2.1');
    const asked = registry.registro.agregar({ dominios: [{ nombre: 'pepe.uy' }], uuidVenta: null });
    await expect(asked).rejects.toMatchObject({ status: 429 });
  });
});
