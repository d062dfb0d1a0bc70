import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { SettingsError } from '~/base/config.server';

/** What a backup says of itself, in `backup.json`; written last, so that a folder without it is no backup. */
const manifest = z.object({
  formato: z.literal(1),
  /** Whatever was answered before is in it. */
  momento: z.iso.datetime(),
  motor: z.enum(['sqlite', 'postgres']),
  /** Tells the secret that sealed what is sealed in it, without saying it. */
  secreto: z.string(),
  /** SHA-256 of each file, by its path. */
  archivos: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'backup.json';
/** What a backup has of `DATA_DIR`, besides the database. */
export const FOLDERS = ['tickets', 'mail', 'zones'] as const;
/** The database, as it lies in a backup. */
export const DATABASE_FILE = { sqlite: 'portal.sqlite', postgres: 'portal.pgdump' } as const;

/** The paths of all files below a folder. */
async function filesBelow(folder: string, at = ''): Promise<string[]> {
  const entries = await readdir(join(folder, at), { withFileTypes: true }).catch(() => []);
  const found = entries.map((entry) => {
    const path = at === '' ? entry.name : `${at}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, path);
    return Promise.resolve(entry.isFile() ? [path] : []);
  });
  return (await Promise.all(found)).flat().sort();
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The digest of each file of a backup. */
export async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of await filesBelow(folder))
    if (path !== MANIFEST) found[path] = await digestOf(join(folder, path));
  return found;
}

/** What a backup says of itself. Throws where a folder is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new SettingsError(`${folder} no es un respaldo terminado: no tiene ${MANIFEST}.`);
  });
  return manifest.parse(JSON.parse(text));
}

/** The files of a backup that are not there any more, or are not what they were. */
export async function damaged(folder: string, { archivos }: Manifest): Promise<string[]> {
  const now = await digests(folder);
  return Object.keys({ ...archivos, ...now })
    .filter((path) => archivos[path] !== now[path])
    .map((path) => `${path}: falta o no es el que se guardó`);
}
