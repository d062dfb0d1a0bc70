import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../support/postgres';
import { keepToOneFolder } from '../../support/run-folder';
import { temporaryFolder } from '../../support/settings';
import { type Counters, countersOf, perRequest } from './counters';
import { keep } from './keep';
import { Measured } from './process';
import { type Asked, Recorder } from './recorder';
import { ask, type Sample, samplesOf } from './samples';
import { DEMO, signedIn } from './somebody';
import { latencies, memory } from './steady';
import { head, type Line, line } from './table';
import { inTurns } from './turns';

keepToOneFolder();

/** `postgres`: on that database instead of SQLite; the program of a Node: under that one instead of this; then numbers. */
const words = process.argv.slice(2);
const postgres = words.includes('postgres') ? await startPostgres() : undefined;
const node = words.find((word) => word.includes('/')) ?? process.execPath;
const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
const [PER_ROUND = 60, IN_ALL = 20_000] = words.map(Number).filter(Number.isFinite);
const DATA_DIR = temporaryFolder();
const FILES = temporaryFolder();

const common = { ...DEMO, DATA_DIR, ...(postgres && { DATABASE_URL: postgres.url }) };
const cookie = await signedIn(common);
const portal = await Measured.start(node, ['build/server/server.js'], common);
/** In any other mode it wants its own development server; in production there are no demo data to load, they are there. */
const stock = await Measured.start(
  node,
  ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
  {
    ...common,
    DEMO: '0',
    NODE_ENV: 'production',
  },
);
const bare = await Measured.start(node, ['--import', 'tsx', 'tests/bench/pages/bare.tsx'], {
  ...common,
  NODE_ENV: 'production',
  FILES,
});
const recorder = await Recorder.start(node, common);

/** The same page where only its markup is made, and where nothing is. */
async function copied(
  sample: Sample,
  at: number,
  text: string,
  asked: readonly Asked[],
): Promise<{ bare: Sample; file: Sample }> {
  const plain = { name: sample.name, cookie: '' };
  const ruta = `/pagina-${at}`;
  await fetch(`${bare.url}/pagina?${new URLSearchParams({ ruta })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html: text, asked }),
  });
  mkdirSync(FILES, { recursive: true });
  writeFileSync(join(FILES, `${at}.html`), text);
  return { bare: { ...plain, path: ruta }, file: { ...plain, path: `/archivo/${at}.html` } };
}

/** What the portal asks for one answer, and how long it waits for that. */
async function countedIn(sample: Sample): Promise<Counters> {
  const before = await countersOf(portal.url);
  for (let done = 0; done < PER_ROUND; done++) await ask(portal.url, sample);
  return perRequest(before, await countersOf(portal.url), PER_ROUND);
}

async function measured(sample: Sample, at: number): Promise<Line> {
  const [ours, theirs] = [await ask(portal.url, sample), await ask(stock.url, sample)];
  const expected = sample.body === undefined ? 200 : 422;
  if (ours.status !== expected || theirs.status !== expected)
    throw new Error(`${sample.path}: ${ours.status}, stock ${theirs.status}`);
  const { says = '' } = sample;
  if (!ours.text.includes(says)) throw new Error(`${sample.path} does not say '${says}'`);
  const { asked, madeMb } = await recorder.of(sample);
  const copies = await copied(sample, at, ours.text, asked);
  const counted = await countedIn(sample);
  const times = await inTurns(
    [
      ['portal', [portal, sample]],
      ['stock', [stock, sample]],
      ['bare', [bare, copies.bare]],
      ...(sample.cookie === '' ? [['file', [bare, copies.file]] as const] : []),
    ],
    PER_ROUND,
  );
  const of = (who: 'portal' | 'stock' | 'bare' | 'file'): number => times.get(who) ?? Number.NaN;
  return {
    portal: of('portal'),
    stock: of('stock'),
    bare: of('bare'),
    file: of('file'),
    stockToPortal: of('stock') / of('portal'),
    portalToBare: of('portal') / of('bare'),
    portalToFile: of('portal') / of('file'),
    ...counted,
    madeMb,
    ...(await latencies(portal, sample, of('portal'))),
    stockTail: (await latencies(stock, sample, of('stock'))).tail,
    bytes: ours.text.length,
  };
}

head();
const samples = await samplesOf(portal.url, cookie);
const results: Record<string, Line> = {};
for (const [at, sample] of samples.entries()) {
  const found = await measured(sample, at);
  results[sample.name] = found;
  line(sample.name, found);
}
const held = await memory(portal, samples, IN_ALL);
process.stdout.write(
  `\nMemory in ${IN_ALL} requests: ${held.before} MB, then ${held.after} MB, after as many again ${held.later} MB\n`,
);
for (const server of [portal, stock, bare, recorder]) server.stop();
await postgres?.stop();

const [major] = version.split('.');
const name = ['ratios', major === 'v20' ? undefined : major, postgres && 'postgres']
  .filter(Boolean)
  .join('-');
keep(name, { node: version, memoryMb: held, results });
