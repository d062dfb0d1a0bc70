// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tryRun } from './run.js';

/**
 * Where a program is on the PATH.
 * @param {string} program
 * @returns {string | undefined}
 */
export const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/** Whether packages of the system can be installed by us. */
const isRoot = () => process.getuid?.() === 0;
export const canInstallPackages = () => isRoot() && onPath('apt-get') !== undefined;

/**
 * Installs Debian packages; answers whether it worked.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get…\n`);
  process.env.DEBIAN_FRONTEND ??= 'noninteractive';
  await tryRun('apt-get', ['update', '-qq']);
  return (await tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])) === 0;
}
