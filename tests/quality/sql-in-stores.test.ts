import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const EDGE = 'app/registry/edge';
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/;

it('SQL of the registry is in its stores, and in the data of the demo', () => {
  const found = readdirSync(EDGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('demo/'))
    .filter((file) => !/(^|[/-])store\.ts$/.test(file))
    .filter((file) => SQL.test(readFileSync(join(EDGE, file), 'utf8')));
  expect(found).toEqual([]);
});

/** The statement is what they test: connections, transactions, migrations, what is forgotten, and a predicate that is given. */
const OF_THE_DATABASE = [
  'archivo-sqlite',
  'base-de-antes',
  'base-que-muere',
  'correo-a-la-vez',
  'migracion',
  'olvidar',
  'reservados-de-antes',
  'servidores-de-postgres',
  'sqlite-de-este-node',
  'transacciones',
];

it('a test says what is given and what is observed, not in which table', () => {
  const found = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => SQL.test(readFileSync(join('tests', file), 'utf8')))
    .map((file) => basename(file).replace(/(\.long)?\.test\.tsx?$/, ''));
  expect(found.sort()).toEqual(OF_THE_DATABASE);
});
