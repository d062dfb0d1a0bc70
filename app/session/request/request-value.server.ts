import type { AppLoadContext } from '@remix-run/node';

/**
 * A place for one thing that is known of a request while it is answered. All loaders and the action of one request share
 * its context, and so what is kept here; it goes with the request.
 */
export function requestValue<T>() {
  const kept = new WeakMap<AppLoadContext, T>();
  return {
    get: (context: AppLoadContext): T | undefined => kept.get(context),
    set: (context: AppLoadContext, value: T): void => void kept.set(context, value),
    forget: (context: AppLoadContext): void => void kept.delete(context),
    /** What is kept, made at the first question. */
    once(context: AppLoadContext, make: () => T): T {
      const known = kept.get(context);
      if (known !== undefined) return known;
      const made = make();
      kept.set(context, made);
      return made;
    },
  };
}
