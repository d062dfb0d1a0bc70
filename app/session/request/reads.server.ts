import type { AppLoadContext } from '@remix-run/node';
import { database } from '~/database/connection.server';
import type { Reads } from '~/database/replica/reads';
import { readsOfPerson, readsUpTo } from '~/database/replica/reads-of.server';
import { Keeper } from '../page-cache/cache.server';

/**
 * Where what a request only reads may come from (decision 127); nothing where all of it comes from the server of `DATABASE_URL`, as of
 * every form that is sent. Of a visitor it is a page whose place the front door knows: who has a session may have just left something.
 */
export function readsFor(
  { method }: Request,
  { keeper }: AppLoadContext,
  oid: string | undefined,
): Reads | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (oid !== undefined) return readsOfPerson(database(), oid);
  const position = keeper instanceof Keeper ? keeper.position : undefined;
  return position === undefined ? undefined : readsUpTo(database(), position);
}
