import type { Kysely } from 'kysely';
import { log } from '~/base/log.server';
import type { Steps } from './steps';
import type { Tables } from './tables';

/** From how many rows on a step that goes through them takes longer than a person waits. */
const MANY = 100_000;

const rowsOf = async (db: Kysely<Tables>, table: keyof Tables): Promise<number> => {
  const counted = db.selectFrom(table).select((is) => is.fn.countAll<number | string>().as('rows'));
  return Number((await counted.executeTakeFirstOrThrow()).rows);
};

/** Says, before it begins, which step will keep others from writing, to which table, and how many rows it goes through. */
export async function warnOfLongLocks(
  db: Kysely<Tables>,
  steps: Steps,
  done: readonly string[],
): Promise<void> {
  if (done.length === 0) return; // a new database has no rows
  for (const [step, { holds = [] }] of Object.entries(steps)) {
    for (const table of done.includes(step) ? [] : holds) {
      const rows = await rowsOf(db, table);
      if (rows >= MANY)
        log.warn(
          { step, table, rows },
          'a step of the schema keeps others from writing to this table while it runs',
        );
    }
  }
}
