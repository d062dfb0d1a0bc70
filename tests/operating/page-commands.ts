import { readFileSync } from 'node:fs';

/** The commands of a part of a page for operators, as they stand there; those of the `at`-th list of it. */
export function commandsOf(page: string, part: string, at = 0): string {
  const text = readFileSync(`app/operating/tasks/${page}.md`, 'utf8');
  const [, after] = text.split(`**${part}`);
  if (after === undefined) throw new Error(`${page}.md has no part called ${part}`);
  const [upToNext = ''] = after.split('\n**');
  const lists = upToNext.split(/\n\n(?! {4})/).filter((each) => /^ {4}/m.test(each));
  const lines = lists[at]?.split('\n').filter((line) => line.startsWith('    ')) ?? [];
  return lines.map((line) => line.slice(4)).join('\n');
}
