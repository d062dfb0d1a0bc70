import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** The nonce of the page being rendered; empty where a page ships no scripts. */
export const NonceContext = createContext('');

/** What a route module says of its page. */
export type Handle = {
  /** Whether scripts make the page quicker, as they do most: one that gains nothing from them says `false`. */
  scripts?: boolean;
  /** Ids of its sections that have a `NoticeAt`. */
  lugares?: readonly string[];
};

type Matches = EntryContext['staticHandlerContext']['matches'];

const gains = (handle: unknown): boolean =>
  !(typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false);

/** Whether a page gains something from scripts, before it is rendered: the screen or dialog of its address says so. */
export const wantsScripts = (matches: Matches, modules: EntryContext['routeModules']): boolean =>
  gains(modules[matches.at(-1)?.route.id ?? '']?.handle);

/** The same question asked while rendering, of what `useMatches` answers. */
export const pageWantsScripts = (matches: { handle: unknown }[]): boolean => gains(matches.at(-1)?.handle);

/** Whether the person's browser asked for less data: then no scripts are sent. */
export const savesData = (request: Request): boolean => request.headers.get('Save-Data') === 'on';

/** The sections of the page's routes that say by themselves what was done in them. */
export const placesOfNotices = (matches: { handle: unknown }[]): string[] =>
  matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'lugares' in handle && Array.isArray(handle.lugares)
      ? handle.lugares
      : [],
  );
