import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import { isPostgres } from '~/database/is-postgres';
import { folder, removeFromDisk } from './disk';
import { copyFromDisk, removeKept } from './kept';
import { knownFiles, listUnnamed } from './named-store';
import { keptSince } from './parts-store';

/** A file this young may be one whose row is about to be written. */
const HOURS = 1;
/** What a machine wrote into its folder stays there for so long after it was brought: the version of before reads it there. */
const DAYS_ON_DISK = 7;
const AT_ONCE = 500;

async function oldFiles(now: Temporal.Instant): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  const limit = now.subtract({ hours: HOURS }).epochMilliseconds;
  const old = [];
  for (const name of names) {
    const found = await stat(join(folder(), name)).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < limit) old.push(name);
  }
  return old;
}

/** Files of this machine's folder, some at once. */
async function* inBatches(names: readonly string[]): AsyncGenerator<string[]> {
  for (let at = 0; at < names.length; at += AT_ONCE) yield names.slice(at, at + AT_ONCE);
}

/** Removes what lies in the database and no row knows; answers how many. */
async function removeUnnamed(database: Database, now: Temporal.Instant): Promise<number> {
  const unnamed = await listUnnamed(database, now.subtract({ hours: HOURS }), AT_ONCE);
  for (const name of unnamed) await removeKept(name);
  return unnamed.length;
}

/** Removes files that no row knows: a process that was killed, or a full disk, left them. Answers how many. */
export async function removeOrphans(database: Database, now: Temporal.Instant): Promise<number> {
  let removed = isPostgres(database) ? await removeUnnamed(database, now) : 0;
  for await (const some of inBatches(await oldFiles(now))) {
    const known = await knownFiles(database, some);
    for (const name of some.filter((one) => !known.has(one))) {
      await removeFromDisk(name).catch(() => undefined); // not a name of ours: somebody else's file
      removed += 1;
    }
  }
  return removed;
}

/**
 * On PostgreSQL, has every machine find what this one wrote into its folder before files were kept in the database, or on SQLite;
 * what was brought long enough ago goes from the folder. Answers how many were brought.
 */
export async function bringFromDisk(database: Database, now: Temporal.Instant): Promise<number> {
  if (!isPostgres(database)) return 0;
  let brought = 0;
  const longAgo = stamp(now.subtract({ hours: DAYS_ON_DISK * 24 }));
  for await (const some of inBatches(await readdir(folder()).catch(() => []))) {
    const known = await knownFiles(database, some);
    const since = await keptSince(database, some);
    for (const name of some.filter((one) => known.has(one))) {
      const there = since.get(name);
      if (there === undefined) {
        await copyFromDisk(name);
        brought += 1;
      } else if (there < longAgo) await removeFromDisk(name);
    }
  }
  return brought;
}
