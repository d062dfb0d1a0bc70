// @ts-check
import { ensureInstalled } from './install.js';
import { command, node, tool } from './run.js';
import { buildIfChanged } from './sources.js';

const STYLES = ['--import', './tests/siege/without-styles.js'];

/** `paginas` measures pages, `nodos` the same under several Nodes, `dns` what is published; without them, the registry at two sizes. */
await command(async () => {
  await ensureInstalled();
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'dns') return node([tool('tsx'), 'tests/bench/dns-run.ts', ...rest]);
  if (what !== 'paginas' && what !== 'nodos')
    return node([tool('tsx'), 'tests/bench/run.ts', ...process.argv.slice(2)]);
  await buildIfChanged();
  const file = what === 'nodos' ? 'nodes' : 'run';
  return node([tool('tsx'), ...STYLES, `tests/bench/pages/${file}.ts`, ...rest]);
});
