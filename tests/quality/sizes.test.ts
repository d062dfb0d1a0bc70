import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SIZE =
  /boundingBox\(|isVisible\(|getBoundingClientRect|(scroll|client|offset)(Height|Width)|getComputedStyle/;

it('a scenario asks for a size, and what is shown, where the style sheet is waited for: asked before, it is that of a page without one', () => {
  const found = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => SIZE.test(readFileSync(join('tests/e2e', file), 'utf8')));
  expect(found).toEqual([join('support', 'measured.ts')]);
});
