import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../app/decisions/', import.meta.url));
const decisions = readdirSync(FOLDER).filter((name) => /^\d{3}-/.test(name));
const index = readFileSync(`${FOLDER}README.md`, 'utf8');
const titleOf = (name: string) =>
  readFileSync(FOLDER + name, 'utf8')
    .split('\n', 1)[0]
    ?.replace(/^# \d{3}\. /, '');

test('the index of decisions has each of them under its own title, in order', () => {
  const listed = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| (.+?) \| /gm)].map(
    ([, number, file, title]) => ({
      number,
      file,
      title,
    }),
  );
  expect(listed).toEqual(
    decisions.map((name) => ({ number: name.slice(0, 3), file: name, title: titleOf(name) })),
  );
});
