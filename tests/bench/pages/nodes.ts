import { execFileSync } from 'node:child_process';
import { startPostgres } from '../../support/postgres';
import { keepToOneFolder } from '../../support/run-folder';
import { temporaryFolder } from '../../support/settings';
import { keep } from './keep';
import { Measured } from './process';
import { samplesOf } from './samples';
import { DEMO, signedIn } from './somebody';
import { write } from './table';
import { inTurns } from './turns';

keepToOneFolder();

const PER_ROUND = 60;
const WIDTH = 14;

/** This Node and those named: `npm run bench -- nodos /opt/node-22/bin/node …`. */
const nodes = [process.execPath, ...process.argv.slice(2)].map((path) => ({
  path,
  version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(),
}));
/** On PostgreSQL: its driver is JavaScript, that of SQLite is compiled for the Node that it was installed with. */
const postgres = await startPostgres();
const common = { ...DEMO, DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url };
const cookie = await signedIn(common);
const portals = new Map<string, Measured>();
for (const { path, version } of nodes)
  portals.set(version, await Measured.start(['build/server/server.js'], common, path));

const [[first, reference] = []] = portals;
if (!first || !reference) throw new Error('There is no Node to measure.');
process.stdout.write(
  '\nProcessor time in ms per request of the portal, and how many times less than under this Node\n',
);
write(['', ...portals.keys()], WIDTH);
const ratios: Record<string, Record<string, number>> = {};
for (const sample of await samplesOf(reference.url, cookie)) {
  const asked = [...portals].map(([version, portal]) => [version, [portal, sample]] as const);
  const times = await inTurns(asked, PER_ROUND);
  const own = times.get(first) ?? Number.NaN;
  ratios[sample.name] = Object.fromEntries([...times].map(([version, ms]) => [version, own / ms]));
  write(
    [sample.name, ...[...times.values()].map((ms) => `${ms.toFixed(2)} (${(own / ms).toFixed(2)})`)],
    WIDTH,
  );
}
for (const portal of portals.values()) portal.stop();
await postgres.stop();

keep('nodes', { ratios });
