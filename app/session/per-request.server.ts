import { ofRequest } from './of-request.server';
import type { RouteArgs } from './route-args';

/** How often a request has changed something: what was asked before is not known any more. */
const changes = ofRequest<number>();

/** Said after every form that was attended: the loaders that follow ask anew. */
export const somethingChanged = ({ context }: Pick<RouteArgs, 'context'>): void =>
  changes.set(context, (changes.get(context) ?? 0) + 1);

/**
 * Asks once a request, however many loaders want to know: a screen and the dialog over it get the same answer, and the
 * registry one question. `about` tells apart what is asked about different things.
 */
export function perRequest<Args extends RouteArgs, T>(ask: (args: Args, about: string) => Promise<T>) {
  const asked = ofRequest<Map<string, Promise<T>>>();
  return (args: Args, about = ''): Promise<T> => {
    const known = asked.once(args.context, () => new Map());
    const key = `${changes.get(args.context) ?? 0}:${about}`;
    const answer = known.get(key) ?? ask(args, about);
    known.set(key, answer);
    return answer;
  };
}
