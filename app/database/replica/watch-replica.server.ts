import { sql } from 'kysely';
import { type Database, replicaOf } from '../connection.server';
import { withTimeout } from '../timeouts';
import { ANSWER_MS, WRITES, writing } from './replica';

/** Who changed something reads from the replica again so soon after it has that. */
const LOOK_MS = 250;

/** Looks at the replica of a database, where it has one. Where either does not answer, it is not read from until it does. */
async function lookReplica(opened: Database): Promise<void> {
  const replica = replicaOf(opened);
  try {
    const { rows } = await withTimeout(ANSWER_MS, () => sql.raw(WRITES).execute(opened));
    await replica?.look(writing.parse(rows[0]));
  } catch (error) {
    replica?.lost(error);
  }
}

/** Goes on looking until what it answers is called. */
export function watchReplica(opened: Database): () => void {
  let isWatching = replicaOf(opened) !== undefined;
  const look = () => {
    if (isWatching) void lookReplica(opened).finally(() => setTimeout(look, LOOK_MS).unref());
  };
  look();
  return () => {
    isWatching = false;
  };
}
