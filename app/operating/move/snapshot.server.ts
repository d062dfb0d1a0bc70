import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { now } from '~/base/clock.server';
import { type Database, openDatabase } from '~/database/connection.server';

/** Every process knows of the switch within a second, and what it was at is done a moment later. */
const SETTLED_MS = 1500;

const folderOf = (dataDir: string): string => join(dataDir, '.mudanza');

/** Waits until who was changing something when the switch was turned is done. */
async function settled(since: string): Promise<void> {
  const passed = Temporal.Instant.from(since).until(now()).total('milliseconds');
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, SETTLED_MS - passed)));
}

/** Copies a SQLite file as it is at one moment, beside it. */
export async function takeSnapshot(source: Database, dataDir: string, since: string): Promise<void> {
  await settled(since);
  const folder = folderOf(dataDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const part = join(folder, 'part.sqlite');
  await sql`vacuum into ${part}`.execute(source);
  await rename(part, join(folder, 'portal.sqlite'));
}

/** The copy that a move reads; undefined where there is none. */
export const openSnapshot = (dataDir: string): Database | undefined =>
  existsSync(join(folderOf(dataDir), 'portal.sqlite'))
    ? openDatabase({ DATA_DIR: folderOf(dataDir), DATABASE_URL: undefined })
    : undefined;

export const removeSnapshot = (dataDir: string): Promise<void> =>
  rm(folderOf(dataDir), { recursive: true, force: true });
