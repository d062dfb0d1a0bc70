import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_ADDRESS } from '~/addresses/files';
import { places } from '../support/portal/addresses';

const SAVES = /attachment|csvFile\(|fileToSave\(/;

/** What a route's own file says: its id is where it lies under `app`. */
const sourceOf = (id: string): string => {
  for (const ending of ['ts', 'tsx'])
    try {
      return readFileSync(new URL(`../../app/${id}.${ending}`, import.meta.url), 'utf8');
    } catch {}
  return '';
};

test('the addresses of files are those whose answer is to be saved', () => {
  const files = places.filter(({ path }) => FILE_ADDRESS.test(path)).map(({ id }) => id);
  const saving = places.filter(({ id }) => SAVES.test(sourceOf(id))).map(({ id }) => id);
  expect(saving.length).toBeGreaterThan(7);
  expect(files.sort()).toEqual(saving.sort());
});
