// @ts-check
import { ensureInstalled } from './install.js';
import { command, node, tool } from './run.js';
import { buildIfChanged } from './sources.js';

/** `dns` kills the portal and its name server; without it, all the rest. */
await command(async () => {
  await ensureInstalled();
  await buildIfChanged();
  const [what, ...rest] = process.argv.slice(2);
  return node([
    tool('tsx'),
    '--import',
    './tests/siege/without-styles.js',
    what === 'dns' ? 'tests/siege/dns.ts' : 'tests/siege/run.ts',
    ...(what === 'dns' ? rest : process.argv.slice(2)),
  ]);
});
