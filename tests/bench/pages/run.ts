import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { prepared } from '~/prepare.server';
import { Cookies } from '../../support/portal/cookies';
import { signInWith } from '../../support/portal/sign-in';
import { keepToOneFolder } from '../../support/run-folder';
import { temporaryFolder, testSettings } from '../../support/settings';
import { Measured } from './process';

/** What is measured: who asks, and for what. */
const PAGES: Record<string, { path?: string; signedIn?: boolean }> = {
  help: { path: '/ayuda' },
  'whois, form': { path: '/consulta-whois' },
  'whois, result': { path: '/consulta-whois?dominio=pepe.uy' },
  home: { path: '/consulta-disponibilidad' },
  'search, result': { path: '/consulta-disponibilidad?nombre=librisimo' },
  'list of 50': { path: '/administrar/mis-dominios?cantidad=50', signedIn: true },
  /** Of the first domain in the list. */
  detail: { signedIn: true },
  dashboard: { path: '/administrar/resumen', signedIn: true },
};

keepToOneFolder();

const ROUNDS = 3;
const [PER_ROUND = 60] = process.argv.slice(2).map(Number);
const SESSION_SECRET = 'un-secreto-de-pruebas-de-32-letras-o-mas';

let turn = 0;
/** Each request comes from an address of its own, so that no limit is met. */
async function ask(url: string, cookie: string): Promise<{ status: number; text: string }> {
  turn += 1;
  const headers = { cookie, 'x-forwarded-for': `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}` };
  const response = await fetch(url, { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

async function spent(server: Measured, path: string, cookie: string, times: number): Promise<number> {
  const before = server.cpu;
  for (let at = 0; at < times; at++) await ask(`${server.url}${path}`, cookie);
  return server.cpu - before;
}

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const cell = (text: string | number, width = 10): string =>
  (typeof text === 'number' ? text.toFixed(2) : text).padStart(width);

const DATA_DIR = temporaryFolder();
const common = { DATA_DIR, SESSION_SECRET, DEMO: '1', NODE_ENV: 'development' };
useSettings(testSettings({ DATA_DIR, SESSION_SECRET, DEMO: '1' }));
await prepared();
const cookies = new Cookies();
cookies.keep(await signInWith('', 'titular'));
await database().destroy();

const portal = await Measured.start(['build/server/server.js'], common);
/** In any other mode it wants its own development server; in production there are no demo data to load, they are there. */
const stock = await Measured.start(['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], {
  ...common,
  DEMO: '0',
  NODE_ENV: 'production',
});
const bare = await Measured.start(['--import', 'tsx', 'tests/bench/pages/bare.tsx'], {
  NODE_ENV: 'production',
});
const servers = { portal, stock, bare };

const results: Record<string, Record<string, number>> = {};
process.stdout.write(
  `\n${'CPU ms per request'.padEnd(18)}${['portal', 'stock', 'bare', 'st/portal', 'portal/ba', 'bytes'].map((name) => cell(name)).join('')}\n`,
);
const list = await ask(`${portal.url}/administrar/mis-dominios`, cookies.header);
const aDomain = /\/administrar\/ver-dominio\?dominio=[\w.%-]+/.exec(list.text)?.[0] ?? '/administrar/resumen';

for (const [name, page] of Object.entries(PAGES)) {
  const { signedIn, path = aDomain } = page;
  const cookie = signedIn ? cookies.header : '';
  const { status, text } = await ask(`${portal.url}${path}`, cookie);
  const other = await ask(`${stock.url}${path}`, cookie);
  if (status !== 200 || other.status !== 200) throw new Error(`${path}: ${status}, stock ${other.status}`);
  await fetch(`${bare.url}/pagina?${new URLSearchParams({ ruta: path })}`, { method: 'POST', body: text });
  const times: Record<string, number[]> = { portal: [], stock: [], bare: [] };
  for (const server of Object.values(servers)) await spent(server, path, cookie, 20);
  for (let round = 0; round < ROUNDS; round++)
    for (const [who, server] of Object.entries(servers))
      times[who]?.push((await spent(server, path, cookie, PER_ROUND)) / PER_ROUND);
  const [ours = 0, theirs = 0, least = 0] = Object.values(times).map(median);
  results[name] = {
    portal: ours,
    stock: theirs,
    bare: least,
    stockToPortal: theirs / ours,
    portalToBare: ours / least,
  };
  process.stdout.write(
    `${name.padEnd(18)}${[ours, theirs, least, theirs / ours, ours / least].map((n) => cell(n)).join('')}${cell(String(text.length))}\n`,
  );
}
for (const server of Object.values(servers)) server.stop();

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const kept = { commit, node: process.version, results };
writeFileSync(
  'tests/bench/pages/ratios.json',
  `${JSON.stringify(kept, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value), 2)}\n`,
);
