import type { AppLoadContext } from '@remix-run/node';
import { randomId } from '~/config.server';

const references = new WeakMap<AppLoadContext, string>();

/** The reference of one request: shown on error pages, and what support looks for in the log. */
export function requestReference(context: AppLoadContext): string {
  const known = references.get(context);
  if (known) return known;
  const fresh = randomId()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase();
  references.set(context, fresh);
  return fresh;
}
