// @ts-check
import { ensureInstalled } from './install.js';
import { command } from './run.js';
import { build } from './sources.js';

await command(async () => {
  await ensureInstalled();
  await build();
  return 0;
});
