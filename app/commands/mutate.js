// @ts-check
import { PIECES } from '../../tests/mutation/pieces.js';
import { ensureInstalled } from './install.js';
import { command, node, Sentence, tool } from './run.js';

/** Changes the files that decide, one place at a time, and says which changes no test notices. */
await command(async () => {
  await ensureInstalled();
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? asked : Object.keys(PIECES);
  const strange = names.find((name) => !(name in PIECES));
  if (strange) throw new Sentence(`There is no piece '${strange}': ${Object.keys(PIECES).join(', ')}.`);
  let failed = 0;
  for (const name of names) {
    const code = await node(
      [tool('@stryker-mutator/core', 'stryker'), 'run', 'tests/mutation/stryker.config.js'],
      { MUTATION_PIECE: name },
    );
    failed ||= code;
  }
  return failed;
});
