// @ts-check
import { ensureInstalled } from './install.js';
import { command, node, tool } from './run.js';

await command(async () => {
  await ensureInstalled();
  return node([tool('tsx'), 'app/registry/outside/check/run.ts', ...process.argv.slice(2)]);
});
