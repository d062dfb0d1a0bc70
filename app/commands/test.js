// @ts-check
import { imports } from './imports.js';
import { ensureInstalled } from './install.js';
import { everything, ofPlaces } from './parts.js';
import { affectedBy, filesOf } from './place.js';
import { command } from './run.js';
import { sequence } from './sequence.js';

/** @param {import('./place.js').Affected} affected */
const told = ({ tests, specs, long, others }) => `
Runs format, types, import directions and dead code of everything; ${tests.length} files of tests:
${tests.map((file) => `  ${file}\n`).join('')}and ${specs.length} end to end:
${specs.map((file) => `  ${file}\n`).join('')}Leaves to \`npm run siege -- largas\` what it reaches of it: ${long.length} files.
Does not run: ${others.tests} files of tests and ${others.specs} end to end, which nothing of it reaches;
and whether every declared refusal is met, which only all tests together tell.
`;

/** Everything; or, with places of the tree, what a change in them can break. */
await command(async () => {
  await ensureInstalled();
  const places = process.argv.slice(2);
  if (places.length === 0) return sequence(everything);
  const files = filesOf(places);
  const affected = affectedBy(files, await imports());
  process.stdout.write(told(affected));
  return sequence(ofPlaces(affected));
});
