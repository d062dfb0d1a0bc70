import { database, replicaOf } from '~/database/connection.server';
import { type Asking, askedBy } from '~/database/replica/asking';
import type { Reads } from '~/database/replica/reads';
import { wrote } from '~/database/writes';
import { isSobre, rechazoDe } from './contract/rechazo';

type Next = { next: () => unknown };

/** Whose call it is, and where what it only reads may come from. */
interface Who {
  oid?: string;
  reads?: Reads;
}

const isRefusal = (answer: unknown): boolean => isSobre(answer) && rechazoDe(answer) !== null;

/**
 * Has an operation read from the replica, where there is one and its caller may (decision 127): an interceptor. What it is refused with, by
 * what the replica does not have yet or cannot do, is asked of the other server.
 */
export const readFrom =
  ({ oid, reads }: Who) =>
  async ({ next }: Next): Promise<unknown> => {
    if (!replicaOf(database())) return next();
    const about: Asking = { oid, reads };
    const wasOpen = reads?.isOpen === true;
    const isOld = () => wasOpen && !about.changed && reads?.mayBeOld() === true;
    const again = async () => {
      wrote(); // what this request knows from before is not believed
      return askedBy({ oid, reads }, next);
    };
    try {
      const answer = await askedBy(about, async () => next());
      return isRefusal(answer) && isOld() ? again() : answer;
    } catch (error) {
      if (!isOld()) throw error;
      return again();
    }
  };
