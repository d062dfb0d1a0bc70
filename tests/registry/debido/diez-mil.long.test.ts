import { describe, expect, it } from 'vitest';
import { stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { despachar, removeAbandoned } from '../../support/due';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { poison } from '../../support/poison';
import { describeOnBothEngines, type Engine, onFreshDatabase } from '../../support/registry';
import { START } from '../caller';

const MANY = 10_000;
const PART = 500;
/** The oldest: every list of what is due begins with it. */
const MALO = 'n-0';
const OLD = '2026-01-01T12:00:00.000Z';

/** Ten thousand rows, a part at a time. */
async function write(insert: (names: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < MANY; at += PART) await insert(Array.from({ length: PART }, (_, n) => `n-${at + n}`));
}

const tried = () => observe.tries();

/** Carts that nobody touched, many of which are forgotten in one transaction. */
async function carts(engine: Engine) {
  await write((names) =>
    given.saleRows(names.map((uuid) => ({ uuid, estado: 'ABIERTA', creada_en: OLD, actualizada_en: OLD }))),
  );
  await poison(engine, { table: 'ventas', on: 'delete', column: 'uuid', value: MALO });
  const done = await withoutHurry(() => removeAbandoned(database(), START));
  return { done, left: (await observe.sales()).map(({ uuid }) => uuid) };
}

/** Names to be published, each in a transaction of its own. */
async function names() {
  await write((some) =>
    given.publications(
      some.map((nombre, at) => ({ nombre, dominio_id: at, version: 1, pedida_en: stamp(START) })),
    ),
  );
  await poison('SQLite', { table: 'dominio_publicaciones', on: 'delete', column: 'nombre', value: MALO });
  const done = await withoutHurry(() =>
    despachar(database(), { servidores: [], despedida: { hours: 0 } }, START),
  );
  return { done, left: (await observe.publications()).map(({ nombre }) => nombre) };
}

describeOnBothEngines('one that fails among ten thousand that are due', (engine) => {
  it('leaves the other 9,999 done in the same turn, many in one transaction', {
    timeout: 60_000,
  }, async () => {
    expect(await carts(engine)).toEqual({ done: MANY - 1, left: [MALO] });
    expect(await tried()).toMatchObject([{ intentos: 1, estado: 'ESPERA' }]);
  });
});

/** The same code on both; ten thousand transactions take PostgreSQL a quarter of a minute, and `uno-que-falla` has it do 600. */
describe('one that fails among ten thousand names to be published', () => {
  onFreshDatabase();

  it('leaves the other 9,999 done in the same turn, one a transaction', { timeout: 60_000 }, async () => {
    expect(await names()).toEqual({ done: MANY - 1, left: [MALO] });
    expect(await tried()).toMatchObject([{ intentos: 1, estado: 'ESPERA' }]);
  });
});
