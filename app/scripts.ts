import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** The nonce of the page being rendered; empty where a page ships no scripts. */
export const NonceContext = createContext('');

/** What a route module says of its page. */
export type Handle = {
  /** Scripts make it quicker. */
  scripts?: boolean;
  /** Ids of its sections that have a `NoticeAt`. */
  lugares?: readonly string[];
};

type Matches = EntryContext['staticHandlerContext']['matches'];

const asksForScripts = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === true;

/** Whether one of the routes of a page gains something from scripts, before it is rendered. */
export const wantsScripts = (matches: Matches, modules: EntryContext['routeModules']): boolean =>
  matches.some(({ route }) => asksForScripts(modules[route.id]?.handle));

/** The same question asked while rendering, of what `useMatches` answers. */
export const pageWantsScripts = (matches: { handle: unknown }[]): boolean =>
  matches.some(({ handle }) => asksForScripts(handle));

/** Whether the person's browser asked for less data: then no scripts are sent. */
export const savesData = (request: Request): boolean => request.headers.get('Save-Data') === 'on';

/** The sections of the page's routes that say by themselves what was done in them. */
export const placesOfNotices = (matches: { handle: unknown }[]): string[] =>
  matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'lugares' in handle && Array.isArray(handle.lugares)
      ? handle.lugares
      : [],
  );
