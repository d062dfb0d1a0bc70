import { writes } from '~/database/writes';
import type { EdgeContext } from './context';

/** An answer, and how often this process had written when it was asked. */
interface Asked<T> {
  writes: number;
  answer: Promise<T>;
}

/**
 * What several calls of one request ask alike, asked once: a screen and the frame around it. Asked again where this process
 * wrote meanwhile. Calls of a request know each other by `quien`, which is made once for all of them. Not for transactions.
 */
export function cachedUntilWrite<Context extends EdgeContext, T>(
  ask: (context: Context, about: string) => Promise<T>,
): (context: Context, about?: string) => Promise<T> {
  const requests = new WeakMap<EdgeContext['quien'], Map<string, Asked<T>>>();
  return (context, about = '') => {
    const asked = requests.get(context.quien) ?? new Map<string, Asked<T>>();
    requests.set(context.quien, asked);
    const before = asked.get(about);
    if (before?.writes === writes()) return before.answer;
    const answer = ask(context, about);
    asked.set(about, { writes: writes(), answer });
    return answer;
  };
}
