import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTS } from '../actions/table';
import { modulesWithAction } from '../support/actions/post';

/** Actions that no button of a form names, and the test that calls each. */
const UNNAMED = {
  'routes/errores/no-encontrada': 'tests/actions/otras-acciones.test.ts',
  'routes/sesion/salir': 'tests/actions/otras-acciones.test.ts',
};

const known = modulesWithAction.flatMap(({ id, intenciones }) =>
  (intenciones ?? []).map((intencion) => `${id} ${intencion}`),
);
const told = Object.entries(ACTS).flatMap(([id, acts]) =>
  Object.keys(acts).map((intencion) => `${id} ${intencion}`),
);

test('everything that a screen can be asked for is told in tests/actions/table, and nothing else is', () => {
  expect(told.toSorted()).toEqual(known.toSorted());
});

test('every action is made of named intentions, but for those with a test of their own', () => {
  const unnamed = modulesWithAction.filter(({ intenciones }) => intenciones === null).map(({ id }) => id);
  expect(unnamed.toSorted()).toEqual(Object.keys(UNNAMED));
  expect(Object.values(UNNAMED).filter((file) => !existsSync(file))).toEqual([]);
});

test('what is told is tried: each table has its file of tests', () => {
  const tables = readdirSync('tests/actions/table').filter((file) => file !== 'index.ts');
  const untried = tables.filter((file) => !existsSync(`tests/actions/${file.replace('.ts', '.test.ts')}`));
  expect(untried).toEqual([]);
});
