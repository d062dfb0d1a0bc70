// @ts-check
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, node, Sentence, tool } from './run.js';

/** @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} Module */

const FILE = join(home, '.cache', 'imports.json');

/**
 * Who imports whom, as dependency-cruiser finds it in the code and in its tests.
 * @returns {Promise<Module[]>}
 */
export async function imports() {
  mkdirSync(join(home, '.cache'), { recursive: true });
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', FILE];
  const code = await node([tool('dependency-cruiser', 'depcruise'), ...options, 'app', 'server.ts', 'tests']);
  if (code !== 0) throw new Sentence('What imports what could not be read: the reason is above.');
  return JSON.parse(readFileSync(FILE, 'utf8')).modules;
}

/**
 * Some files, and all that need them when they run, however far away. What is imported for its types alone is left out:
 * nothing comes of it but what the check of types, which reads everything, finds.
 * @param {Module[]} modules
 * @param {Iterable<string>} files
 * @returns {Set<string>}
 */
export function reaching(modules, files) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only'))
        users.set(resolved, [...(users.get(resolved) ?? []), source]);
  const found = new Set(files);
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user); // a set also goes through what is added
  return found;
}
