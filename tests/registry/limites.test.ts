import { expect, it } from 'vitest';
import { settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { giveBack, type Limit, spend, spendExactly } from '~/limits/limit.server';
import { describeOnBothEngines } from '../support/registry';
import { testSettings } from '../support/settings';

const FEW: Limit = { nombre: 'pocos', puntos: 10, segundos: 60 };
const MANY: Limit = { nombre: 'muchos', puntos: 100, segundos: 60 };

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

  it('goes on counting here where the database cannot be written', async () => {
    await database().destroy();
    expect(passed(await times(12, () => spendExactly(FEW, 'ana')))).toBe(10);
  });
});
