// @ts-check
import { existsSync } from 'node:fs';
import { node, Sentence, tool } from './run.js';
import { canInstallPackages, installPackages, onPath } from './system.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HOW =
  'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.';

/**
 * A Chromium for the end-to-end tests: `CHROMIUM_PATH`, one on the PATH, or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Sentence(`CHROMIUM_PATH names ${CHROMIUM_PATH}, and there is no such file.`);
  }
  const installed = NAMES.map(onPath).find((file) => file !== undefined);
  if (installed) return installed;
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium, or installs one: Debian's package as root, else Playwright's. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  if (canInstallPackages()) await installPackages(['chromium']);
  const packaged = await findChromium();
  if (packaged) return packaged;
  // As root Playwright may also install the libraries its browser needs.
  const libraries = canInstallPackages() ? ['--with-deps'] : [];
  await node([tool('playwright'), 'install', ...libraries, 'chromium']);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  throw new Sentence(HOW);
}
