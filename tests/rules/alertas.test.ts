import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(`app/operating/${file}`, 'utf8');
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const rules = read('prometheus/portal.rules.yml');
const alerts = found(rules, /- alert: (\w+)/g).sort();
const page = read('tasks/read-the-alerts.md');

test('the page says of each alert what it means and what to do, and of no other', () => {
  expect(found(page, /^\| `(Portal\w+)` \|/gm).sort()).toEqual(alerts);
  expect(page).toContain(`SUCCESS: ${alerts.length} rules found`);
});

test('each alert has a moment at which promtool looks for it', () => {
  const tried = found(read('prometheus/portal.rules.test.yml'), /alertname: (\w+)/g);
  expect(tried.sort()).toEqual(alerts);
});

test('each alert looks at a measurement that the portal has', () => {
  const looked = found(rules, /\b(portal_[a-z_]+?)(?:_count|_bucket)?\{/g);
  const told = found(read('metrics.md'), /^\| `(portal_\w+)`/gm);
  expect(looked.filter((name) => !told.includes(name))).toEqual([]);
});
