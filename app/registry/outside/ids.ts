import type { Id } from '../contract/ids';

/** Text whose pairs are broken has no way to travel in an address. */
const BROKEN = /\p{Surrogate}/u;
const LONGEST = 200;

/** An id is opaque: a number of any size, or any text. It is carried as `contract/ids.ts` says, and nothing is remembered. */
export function idOf(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'string' || value === '' || value.length > LONGEST || BROKEN.test(value))
    return undefined;
  return `~${encodeURIComponent(value).replace(/~/g, '%7E').replace(/%/g, '~')}`;
}

/** The id as the edge wrote it. */
export function writtenId(id: Id): unknown {
  if (typeof id === 'number') return id;
  if (!id.startsWith('~')) return BigInt(id);
  try {
    return decodeURIComponent(id.slice(1).replace(/~/g, '%'));
  } catch {
    // Nobody wrote this one: what it names is not there.
    return id;
  }
}
