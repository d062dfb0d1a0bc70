import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
