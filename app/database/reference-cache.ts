import { LRUCache } from 'lru-cache';
import type { Connection } from './connection.server';
import { originOf } from './gathered';
import { fromPrimary } from './replica/asking';
import { writesOfCached } from './writes';

/** How long what another process changed may stay unseen. */
const SEEN_WITHIN_MS = 1000;
/** Of each kind: the documents of each country are the most there are. */
const MOST = 500;

/** An answer, and how often this process had written such a thing when it was asked. */
interface Cached<T> {
  writes: number;
  answer: Promise<T>;
}

/**
 * What hardly changes, read once a second at most and kept in the memory of this process meanwhile: a change is seen within a
 * second, one of this process as soon as it is committed (decision 081). A transaction always reads for itself. What is kept
 * belongs to everybody: nobody may change it, and it is never read from a replica.
 */
export function cached<About extends readonly (string | number)[], T>(
  read: (connection: Connection, ...about: About) => Promise<T>,
): (connection: Connection, ...about: About) => Promise<T> {
  const memories = new WeakMap<Connection, LRUCache<string, Cached<T>>>();
  const memoryOf = (connection: Connection) => {
    const known = memories.get(connection) ?? new LRUCache({ max: MOST, ttl: SEEN_WITHIN_MS });
    memories.set(connection, known);
    return known;
  };
  return (asking, ...about) => {
    const connection = originOf(asking);
    if (connection.isTransaction) return read(connection, ...about);
    const memory = memoryOf(connection);
    const key = about.join('\n');
    const before = memory.get(key);
    if (before?.writes === writesOfCached()) return before.answer;
    const now = { writes: writesOfCached(), answer: fromPrimary(() => read(connection, ...about)) };
    memory.set(key, now);
    now.answer.catch(() => {
      if (memory.peek(key) === now) memory.delete(key);
    });
    return now.answer;
  };
}
