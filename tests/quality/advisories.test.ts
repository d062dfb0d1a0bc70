import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Advisories on what is installed, as the decision on them tells them. */
const DECISION = readFileSync('app/decisions/054-known-faults-of-the-framework-are-shut-out.md', 'utf8');

const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

interface Advisory {
  id: string;
  name: string;
  /** The first version without it; null where there is none for us. */
  fixedIn: string | null;
  reach: string;
}

const advisories = DECISION.split('\n')
  .filter((line) => /^\| (CVE|GHSA)-/.test(line))
  .flatMap((line): Advisory[] => {
    const [, id = '', names = '', fixed = '', reach = ''] = line.split('|').map((cell) => cell.trim());
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      const fixedIn = fixed === 'none' ? null : fixed;
      return { id, name, fixedIn, reach };
    });
  });

const isBefore = (version: string, other: string): boolean => {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number));
  const at = one?.findIndex((part, place) => part !== two?.[place]) ?? -1;
  return at >= 0 && (one?.[at] ?? 0) < (two?.[at] ?? 0);
};

/** Every installed version of a package, also those inside others. */
const installed = (name: string): string[] =>
  Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`) ? (version ?? []) : [],
  );

test('the decision tells the advisories', () => {
  expect(advisories.length).toBeGreaterThan(4);
});

test.each(advisories)('$id of $name is not installed, or is out of reach', ({ name, fixedIn, reach }) => {
  expect(reach).not.toBe('');
  const versions = installed(name);
  expect(versions).not.toEqual([]);
  if (fixedIn) expect(versions.filter((version) => isBefore(version, fixedIn))).toEqual([]);
});
