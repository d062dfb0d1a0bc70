import { expect, test } from 'vitest';
import { type Module, reaching } from '../../app/commands/imports';
import { affectedBy, filesOf } from '../../app/commands/place';

const module = (source: string, ...dependencies: (string | [string, string])[]): Module => ({
  source,
  dependencies: dependencies.map((one) => {
    const [resolved, ...dependencyTypes] = typeof one === 'string' ? [one] : one;
    return { resolved, dependencyTypes };
  }),
});

/** A small tree. Its tests are some of those that there are. */
const TREE = [
  module('tests/rules/csv.test.ts', 'app/serving/csv.ts'),
  module('app/serving/csv.ts'),
  module('app/routes/administrar/mis-dominios/mis-dominios.tsx', 'app/serving/csv-file.ts'),
  module('app/serving/csv-file.ts', 'app/serving/csv.ts'),
  module('tests/documents/mis-dominios.test.ts', 'tests/support/portal/portal.ts'),
  module('tests/support/portal/portal.ts'),
  module('tests/rules/campos.test.ts', ['app/serving/csv.ts', 'type-only']),
  module('app/commands/totals.js'),
];

/** This file names some in its text, as a test does that starts a program. */
const OWN = 'tests/quality/tests-of-a-place.test.ts';

const WITH_PAGES = ['tests/documents/mis-dominios.test.ts', 'tests/rules/csv.test.ts'];

test('whoever needs a file, however far away, is reached; who needs its types alone is not', () => {
  const reached = reaching(TREE, ['app/serving/csv.ts']);
  expect(reached).toContain('app/routes/administrar/mis-dominios/mis-dominios.tsx');
  expect(reached).toContain('tests/rules/csv.test.ts');
  expect(reached).not.toContain('tests/rules/campos.test.ts');
});

test('what a page needs is tried on pages and end to end', () => {
  const { tests, specs, others } = affectedBy(['app/serving/csv.ts'], TREE);
  expect(tests).toEqual(expect.arrayContaining(WITH_PAGES));
  expect(specs).toContain('tests/e2e/dns.spec.ts');
  expect(others.specs).toBe(0);
});

test('what is not in the portal is not tried end to end, and the tests that read the tree are run for all code', () => {
  const { tests, specs } = affectedBy(['app/commands/totals.js'], TREE);
  expect(specs).toEqual([]);
  expect(tests).toContain('tests/quality/names.test.ts');
  expect(tests).not.toContain('tests/rules/csv.test.ts');
});

test('a style sheet that only another one takes in is still of the portal', () => {
  const { tests, specs } = affectedBy(['app/styles/nobody-imports-it.css'], TREE);
  expect(tests).toContain('tests/documents/mis-dominios.test.ts');
  expect(specs).toContain('tests/e2e/dns.spec.ts');
});

test('a program that a test starts by its name runs that test', () => {
  const { tests, long } = affectedBy(['tests/registry/buyer-process.ts'], TREE);
  expect(tests).toEqual([OWN]);
  expect(long).toEqual(['tests/registry/dos-procesos.long.test.ts']);
});

test('what is too long for it is left to its own command, and told', () => {
  const { tests, specs, long } = affectedBy(['tests/vitest.config.ts'], TREE);
  const all = ['tests/registry/vida-modelo.long.test.ts', 'tests/e2e/medidas/asedio.long.spec.ts'];
  expect(long).toEqual(expect.arrayContaining(all));
  expect([...tests, ...specs].filter((file) => file.includes('.long.'))).toEqual([]);
});

test('a test, or a folder of them, runs itself; every other one is counted as not run', () => {
  const spec = affectedBy(['tests/e2e/dns.spec.ts'], TREE);
  expect(spec.specs).toEqual(['tests/e2e/dns.spec.ts']);
  expect(spec.tests).toEqual([OWN]);
  const all = affectedBy(['tests/vitest.config.ts'], TREE);
  expect(all.others).toEqual({ tests: 0, specs: 0 });
  const long = (ending: string) => all.long.filter((file) => file.endsWith(ending)).length;
  expect(spec.others).toEqual({
    tests: all.tests.length + long('.long.test.ts') - 1,
    specs: all.specs.length + long('.long.spec.ts') - 1,
  });
  expect(filesOf(['tests/rules/dns'])).toContain('tests/rules/dns/zona.test.ts');
});

test.each(['app/no-existe', '../elsewhere', 'README.md'])('%s is no place, and says which are', (place) => {
  expect(() => filesOf([place])).toThrow(/There is no place '.*': give a file or folder of app, /);
});
