import type { AppLoadContext } from '@remix-run/node';
import { requestValue } from '../request/request-value.server';
import type { RouteArgs } from '../request/route-args';

/** Seconds that a page may be old where nobody says that what it shows changed: dates pass, another edge is silent. */
export const LIFE = { page: 60, result: 10 } as const;

/** For how many seconds the page of a request may be shown to others; 0 for never. */
const lives = requestValue<number>();

/**
 * Said by the loader of a page that shows everybody without a session the same: for at most `seconds` it is answered from
 * memory, less where what it shows changes. The shortest that was said holds.
 */
export function sameForEverybody({ context }: Pick<RouteArgs, 'context'>, seconds: number): void {
  lives.set(context, Math.min(seconds, lives.get(context) ?? seconds));
}

/** Said where a page is less than it could be: the next one is made anew. */
export const onlyForThisAnswer = (args: Pick<RouteArgs, 'context'>): void => sameForEverybody(args, 0);

/** Pages that show nothing of anybody, and are each reader's own all the same. */
const kept = requestValue<boolean>();

/**
 * Said by the loader of a page that has nothing of anybody in it: its reader's browser may keep it, with what was typed in it,
 * for when they come back from another page.
 */
export const mayBeKeptByBrowser = ({ context }: Pick<RouteArgs, 'context'>): void => kept.set(context, true);

export const isKeptByBrowser = (context: AppLoadContext): boolean => kept.get(context) === true;

export const lifeOf = (context: AppLoadContext): number => lives.get(context) ?? 0;
