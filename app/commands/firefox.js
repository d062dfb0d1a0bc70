// @ts-check
import { existsSync } from 'node:fs';
import { Sentence } from './run.js';
import { canInstallPackages, installPackages, onPath } from './system.js';

const NAMES = ['firefox-esr', 'firefox'];
const HOW =
  'No Firefox was found: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.';

/**
 * A Firefox for the end-to-end tests: `FIREFOX_PATH`, or one on the PATH.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  if (!FIREFOX_PATH) return NAMES.map(onPath).find((file) => file !== undefined);
  if (existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  throw new Sentence(`FIREFOX_PATH names ${FIREFOX_PATH}, and there is no such file.`);
}

/** Finds a Firefox, or installs Debian's package as root. */
export async function ensureFirefox() {
  const found = findFirefox();
  if (found) return found;
  if (canInstallPackages()) await installPackages(['firefox-esr']);
  const packaged = findFirefox();
  if (packaged) return packaged;
  throw new Sentence(HOW);
}
