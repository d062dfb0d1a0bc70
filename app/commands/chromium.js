// @ts-check
import { existsSync } from 'node:fs';
import { node, Sentence, tool } from './run.js';
import { canInstallPackages, installPackages, onPath } from './system.js';

/**
 * Chromium without its windows, as Playwright brings it for whoever asks for no window: it draws the same pages, and a scenario
 * takes a third less of the machine. It has no page cache.
 */
const SHELL = 'chromium-headless-shell';
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

/**
 * The browser that looks at pages: the one that `CHROMIUM_PATH` names, or the quickest that is here.
 * @returns {Promise<string | undefined>}
 */
export const findHeadless = async () =>
  process.env.CHROMIUM_PATH ? findChromium() : (onPath(SHELL) ?? findChromium());

/**
 * Finds a Chromium, or installs one: Debian's packages as root, else Playwright's. The shell is asked for apart, for an older
 * Debian has none: the whole browser does its work then.
 */
export async function ensureChromium() {
  const canInstall = canInstallPackages() && !process.env.CHROMIUM_PATH;
  if (canInstall && !onPath(SHELL)) await installPackages([SHELL]);
  const found = await findChromium();
  if (found) return found;
  if (canInstall) await installPackages(['chromium']);
  const packaged = await findChromium();
  if (packaged) return packaged;
  // As root Playwright may also install the libraries its browser needs.
  const libraries = canInstall ? ['--with-deps'] : [];
  await node([tool('playwright'), 'install', ...libraries, 'chromium']);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  throw new Sentence(HOW);
}
