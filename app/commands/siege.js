// @ts-check
import { ensureInstalled } from './install.js';
import { command, node, tool } from './run.js';
import { buildIfChanged } from './sources.js';

await command(async () => {
  await ensureInstalled();
  await buildIfChanged();
  return node([
    tool('tsx'),
    '--import',
    './tests/siege/without-styles.js',
    'tests/siege/run.ts',
    ...process.argv.slice(2),
  ]);
});
