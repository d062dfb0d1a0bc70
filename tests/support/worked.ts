import { Script } from 'node:vm';

/** Less than what costs the square of a million takes, and hundreds of times what costs a million takes. */
const LONG_MS = 120_000;
const OURS = Symbol.for('the work that is waited for');

/**
 * What some work on a million of something answers. Where it costs more than their number it would not end within hours: it is
 * ended then, in the middle of a regular expression too. Nothing is measured, so no busy machine makes a difference.
 */
export function worked<T>(work: () => T): T {
  let answer: { is: T } | undefined;
  Reflect.set(globalThis, OURS, () => {
    answer = { is: work() };
  });
  new Script("globalThis[Symbol.for('the work that is waited for')]()").runInThisContext({
    timeout: LONG_MS,
  });
  if (!answer) throw new Error('The work answered nothing.');
  return answer.is;
}
