import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import type { Database } from '~/database/connection.server';
import { folder, removeKept } from './files';
import { knownFiles } from './store';

/** A file this young may be one whose row is about to be written. */
const HOURS = 1;
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

/** Removes files that no row knows: a process that was killed, or a full disk, left them. Answers how many. */
export async function removeOrphans(database: Database, now: Temporal.Instant): Promise<number> {
  const names = await oldFiles(now);
  let removed = 0;
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    const known = await knownFiles(database, some);
    for (const name of some.filter((one) => !known.has(one))) {
      await removeKept(name).catch(() => undefined); // not a name of ours: somebody else's file
      removed += 1;
    }
  }
  return removed;
}
