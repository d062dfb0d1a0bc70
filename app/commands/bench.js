// @ts-check
import { ensureInstalled } from './install.js';
import { command, node, tool } from './run.js';
import { buildIfChanged } from './sources.js';

const STYLES = ['--import', './tests/siege/without-styles.js'];

/** `paginas` measures pages, `dns` what is published; without them, the registry at two sizes. */
await command(async () => {
  await ensureInstalled();
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'dns') return node([tool('tsx'), 'tests/bench/dns-run.ts', ...rest]);
  if (what !== 'paginas') return node([tool('tsx'), 'tests/bench/run.ts', ...process.argv.slice(2)]);
  await buildIfChanged();
  return node([tool('tsx'), ...STYLES, 'tests/bench/pages/run.ts', ...rest]);
});
