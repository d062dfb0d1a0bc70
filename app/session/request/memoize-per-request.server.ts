import { requestValue } from './request-value.server';
import type { RouteArgs } from './route-args';

/** How often a request has changed something: what was asked before is not known any more. */
const changes = requestValue<number>();

/** Said after every form that was attended: the loaders that follow ask anew. */
export const somethingChanged = ({ context }: Pick<RouteArgs, 'context'>): void =>
  changes.set(context, (changes.get(context) ?? 0) + 1);

/**
 * Asks once a request, however many loaders want to know: a screen and the dialog over it get the same answer, and the
 * registry one question. `about` tells apart what is asked about different things.
 */
export function perRequest<Args extends RouteArgs, T>(ask: (args: Args, about: string) => Promise<T>) {
  const asked = requestValue<Map<string, Promise<T>>>();
  const keyOf = ({ context }: Args, about: string): string => `${changes.get(context) ?? 0}:${about}`;
  /** The answer where it was asked for already; nothing is asked. */
  const known = (args: Args, about = ''): Promise<T> | undefined =>
    asked.get(args.context)?.get(keyOf(args, about));
  const once = (args: Args, about = ''): Promise<T> => {
    const answer = known(args, about) ?? ask(args, about);
    asked.once(args.context, () => new Map()).set(keyOf(args, about), answer);
    return answer;
  };
  return Object.assign(once, { known });
}
