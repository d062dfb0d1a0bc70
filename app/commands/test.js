// @ts-check
import { ensureInstalled } from './install.js';
import { everything } from './parts.js';
import { command } from './run.js';
import { sequence } from './sequence.js';

await command(async () => {
  await ensureInstalled();
  return sequence(everything);
});
