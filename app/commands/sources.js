// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, node, Sentence, tool } from './run.js';

const STAMP = join(home, 'build', '.sources');
const SOURCES = ['app', 'public', 'server.ts', 'remix.config.js', 'tsconfig.json', 'package-lock.json'];
/** Parts of `app` that never reach the build. */
const APART = /^app\/(commands|decisions)\//;

const files = () =>
  SOURCES.filter((source) => existsSync(join(home, source)))
    .flatMap((source) =>
      source.includes('.')
        ? [source]
        : readdirSync(join(home, source), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(home.length)),
    )
    .filter((file) => !APART.test(file))
    .sort();

/** By content, not by time: a fresh clone and a changed branch have new times for old files. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of files()) hash.update(`${file}\0`).update(readFileSync(join(home, file)));
  return hash.digest('hex');
}

/** Builds the portal. Throws a `Sentence` where it cannot. */
export async function build() {
  const sources = sourcesHash();
  const remix = tool('@remix-run/dev', 'remix');
  const code = await node([remix, 'vite:build', '--config', 'remix.config.js'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Sentence('The portal could not be built: the reason is above.');
  writeFileSync(STAMP, sources);
}

/** Builds only when something that goes into the build has changed. */
export async function buildIfChanged() {
  const built = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();
  if (!built) await build();
}
