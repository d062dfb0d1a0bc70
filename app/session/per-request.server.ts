import type { AppLoadContext } from '@remix-run/node';
import type { RouteArgs } from './route-args';

/** How often a request has changed something: what was asked before is not known any more. */
const changes = new WeakMap<AppLoadContext, number>();

const changesIn = ({ context }: Pick<RouteArgs, 'context'>): number => changes.get(context) ?? 0;

/** Said after every form that was attended: the loaders that follow ask anew. */
export const somethingChanged = ({ context }: Pick<RouteArgs, 'context'>): void => {
  changes.set(context, changesIn({ context }) + 1);
};

/**
 * Asks once a request, however many loaders want to know: a screen and the dialog over it get the same answer, and the
 * registry one question. `about` tells apart what is asked about different things.
 */
export function perRequest<Args extends RouteArgs, T>(ask: (args: Args, about: string) => Promise<T>) {
  const asked = new WeakMap<AppLoadContext, Map<string, Promise<T>>>();
  return (args: Args, about = ''): Promise<T> => {
    const known = asked.get(args.context) ?? new Map<string, Promise<T>>();
    asked.set(args.context, known);
    const key = `${changesIn(args)}:${about}`;
    const answer = known.get(key) ?? ask(args, about);
    known.set(key, answer);
    return answer;
  };
}
