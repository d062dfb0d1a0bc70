// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { home, npm, Sentence } from './run.js';
import { canInstallPackages, installPackages, onPath } from './system.js';

const OLDEST_NODE = [20, 19];
const LOCK = join(home, 'package-lock.json');
const INSTALLED = join(home, 'node_modules', '.package-lock.json');
const STAMP = join(home, '.cache', 'installed');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldest = 0, least = 0] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= least)) return;
  throw new Sentence(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const changed = (/** @type {string} */ file) => statSync(file).mtimeMs;

/** Whether what is installed is what the lock file asks for: by our own stamp, or by npm's file being newer. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === lockHash();
  return changed(INSTALLED) >= changed(LOCK);
}

function remember() {
  mkdirSync(join(home, '.cache'), { recursive: true });
  writeFileSync(STAMP, lockHash());
}

const BUILD_TOOLS = ['make', 'g++', 'python3'];
const missingTools = () => BUILD_TOOLS.filter((program) => onPath(program) === undefined);

/** Where no prebuilt better-sqlite3 can be fetched it is compiled, and a slim machine has no compiler. */
async function installCompiler() {
  const missing = missingTools();
  return missing.length > 0 && canInstallPackages() && (await installPackages(missing));
}

async function installModules() {
  process.stdout.write('Installing what is missing with npm…\n');
  // With NODE_ENV=production npm would leave out what the build needs.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const ci = async () => (await npm(['ci', ...options])) === 0;
  const install = async () => (await npm(['install', '--no-save', ...options])) === 0;
  if ((await ci()) || ((await installCompiler()) && (await ci())) || (await install())) return;
  const tools = missingTools();
  throw new Sentence(
    tools.length > 0
      ? `npm could not install everything, perhaps because ${tools.join(', ')} are missing: install them and repeat.`
      : 'npm could not install everything: its reason is above; with a connection to the registry, repeat.',
  );
}

function sqliteLoads() {
  try {
    const Sqlite = createRequire(join(home, 'package.json'))('better-sqlite3');
    new Sqlite(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/**
 * A binary made for another Node does not load: another major version has another ABI. A Node that brings SQLite itself
 * needs none (app/database/sqlite-library.server.ts).
 */
async function rebuildSqlite() {
  process.stdout.write(`Preparing better-sqlite3 for Node ${process.versions.node}…\n`);
  const rebuild = async () => (await npm(['rebuild', 'better-sqlite3', '--loglevel=error'])) === 0;
  if ((await rebuild()) || ((await installCompiler()) && (await rebuild()))) return;
  const tools = missingTools();
  throw new Sentence(
    tools.length > 0
      ? `better-sqlite3 has to be compiled for this Node and ${tools.join(', ')} are missing: install them and repeat.`
      : 'better-sqlite3 could not be compiled for this Node: its reason is above.',
  );
}

/** Leaves every module installed and loadable under the Node that runs this. Quick when nothing is missing. */
export async function ensureInstalled() {
  checkNode();
  if (!isInstalled()) {
    await installModules();
    remember();
  }
  if (!isBuiltin('node:sqlite') && !sqliteLoads()) await rebuildSqlite();
}
