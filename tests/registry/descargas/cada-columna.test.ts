import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { APARTADOS } from '~/registry/edge/descargas/apartados';
import { FUERA } from '~/registry/edge/descargas/fuera';
import { describeOnBothEngines } from '../../support/registry';

/** Where the tests keep how PostgreSQL counts ids. */
const OF_THE_TESTS = 'las secuencias';

/** What the file says, column by column. */
const inTheFile = new Set<string>(
  APARTADOS.flatMap(({ campos }) => Object.values(campos).map(({ columna }) => columna)),
);
/** What is left out of it, with a reason. */
const leftOut = Object.entries(FUERA).flatMap(([table, reasons]) =>
  reasons.flatMap(([, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
);

describeOnBothEngines('the file with all of the data of a person', () => {
  it('has every column that there is, or says why not', async () => {
    const tables = await database().introspection.getTables();
    const columns = tables
      .filter(({ name }) => name !== OF_THE_TESTS)
      .flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`));
    const answered = (column: string) => inTheFile.has(column) || leftOut.includes(column);
    expect(columns.filter((column) => !answered(column))).toEqual([]);
    const there = new Set(columns);
    expect([...inTheFile, ...leftOut].filter((column) => !there.has(column))).toEqual([]);
  });
});

it('no column is both in the file and left out of it', () => {
  expect(leftOut.filter((column) => inTheFile.has(column))).toEqual([]);
  expect(leftOut.filter((column, at) => leftOut.indexOf(column) !== at)).toEqual([]);
});

it('each part is called by one word, which no other part has', () => {
  const keys = APARTADOS.map(({ clave }) => clave);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^[a-zA-Z]+$/.test(key))).toEqual([]);
});
