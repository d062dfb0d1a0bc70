// @ts-check
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { command, node, tool } from './run.js';
import { buildIfChanged } from './sources.js';

/** Pictures of the screens for eyes to compare: nothing is asserted. The folder is given, or `.cache/pictures`. */
await command(async () => {
  await ensureInstalled();
  await ensureChromium();
  await buildIfChanged();
  return node([tool('tsx'), 'tests/pictures/run.ts', ...process.argv.slice(2)]);
});
