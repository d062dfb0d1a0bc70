import { cp, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { now, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { derivedSecret } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import { writeHecho } from '~/database/installation-store';
import { withoutHurry } from '~/database/timeouts';
import { DATABASE_FILE, digests, FOLDERS, MANIFEST, type Manifest } from './manifest';
import { dumpPostgres } from './postgres-programs';

/** Tells one secret from another, and nothing of either. */
export const secretMark = (secret: string): string => derivedSecret(secret, 'respaldo').slice(0, 12);

/** What is gone by the time it is copied was on its way out. */
const unlessGone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Files are never written again under the name that they have, so that one that is copied is whole. */
const copyFolder = (name: string, into: string): Promise<void> =>
  cp(join(settings().DATA_DIR, name), join(into, name), { recursive: true, force: false }).catch(unlessGone);

async function copyDatabase(into: string): Promise<Manifest['motor']> {
  const { DATABASE_URL } = settings();
  const motor = DATABASE_URL ? 'postgres' : 'sqlite';
  const file = join(into, DATABASE_FILE[motor]);
  if (DATABASE_URL) await dumpPostgres(DATABASE_URL, file);
  else await withoutHurry(() => sql`vacuum into ${file}`.execute(database()));
  return motor;
}

/** The system keeps what was written, also where the machine loses its power now. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Makes a backup of one moment below a folder, while the portal serves; answers where it is. Files are copied before the
 * database and after it: a row is written after its file, and goes before it, so that what the rows of that moment name
 * was there at one of the two.
 */
export async function createBackup(below: string): Promise<string> {
  const momento = stamp(now());
  const folder = resolve(below, momento.replaceAll(':', '-'));
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  for (const name of FOLDERS) await copyFolder(name, part);
  const motor = await copyDatabase(part);
  await copyFolder('tickets', part);
  const archivos = await digests(part);
  const said: Manifest = {
    formato: 1,
    momento,
    motor,
    secreto: secretMark(settings().SESSION_SECRET),
    archivos,
  };
  await writeFile(join(part, MANIFEST), `${JSON.stringify(said, null, 1)}\n`, { flush: true });
  for (const path of [DATABASE_FILE[motor], '.']) await sync(join(part, path));
  await rename(part, folder);
  await sync(dirname(folder));
  await writeHecho(database(), 'respaldo-hecho', { momento }, now());
  return folder;
}
