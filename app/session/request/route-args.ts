import type { AppLoadContext } from '@remix-run/node';

/** What a loader or an action is called with. */
export type RouteArgs = { request: Request; context: AppLoadContext };
