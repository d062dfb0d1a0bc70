// @ts-check
import { ensureInstalled } from './install.js';
import { command, node } from './run.js';
import { buildIfChanged } from './sources.js';

await command(async () => {
  await ensureInstalled();
  await buildIfChanged();
  return node(['build/server/server.js', 'personal', ...process.argv.slice(2)]);
});
