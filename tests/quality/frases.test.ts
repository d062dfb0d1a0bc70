import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FRASES } from '../support/frases';

/** What the sources say to people: without what they say to who reads them, and with broken lines joined. */
const said = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join('routes', 'dev')))
  .map((path) => readFileSync(join('app', path), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/(^|\s)\/\/.*/g, '')
  .replace(/['`]\s*\+\s*['`]/g, '')
  .replace(/\{' '\}/g, ' ')
  .replace(/\s+/g, ' ');

const partsOf = (frase: string): string[] =>
  frase
    .split(/\bX\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

test('every sentence that the specification quotes is in the product, to the letter', () => {
  expect(FRASES.filter((frase) => !partsOf(frase).every((part) => said.includes(part)))).toEqual([]);
});
