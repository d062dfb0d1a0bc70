import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);

/** Keeps what was measured beside the bench, with the commit that it was measured at. */
export function keep(name: string, found: object): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(`tests/bench/pages/${name}.json`, `${JSON.stringify({ commit, ...found }, rounded, 2)}\n`);
}
