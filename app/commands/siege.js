// @ts-check
import { ensureInstalled } from './install.js';
import { long } from './parts.js';
import { command, node, tool } from './run.js';
import { sequence } from './sequence.js';
import { buildIfChanged } from './sources.js';

/** `largas` runs the tests that are too long for `npm test`; `dns` kills the portal and its name server; without either, all the rest. */
await command(async () => {
  await ensureInstalled();
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'largas') return sequence(long);
  await buildIfChanged();
  return node([
    tool('tsx'),
    '--import',
    './tests/siege/without-styles.js',
    what === 'dns' ? 'tests/siege/dns.ts' : 'tests/siege/run.ts',
    ...(what === 'dns' ? rest : process.argv.slice(2)),
  ]);
});
