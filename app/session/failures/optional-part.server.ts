import { RegistryFailure } from '~/registry/client.server';
import { onlyForThisAnswer } from '../page-cache/same-for-everybody.server';
import type { RequestContext, RouteArgs } from '../request/request-context.server';
import type { Operation } from './failed-calls';

/** A part of a page, asked of the plain registry. */
type Part<T> = (registry: RequestContext['plainRegistry']) => Promise<T>;

/**
 * A part that its page can do without: null where the registry does not answer for it, and the rest of the page stands. Whose
 * session is over is led to sign in again.
 */
export async function orWithout<T>(
  args: RouteArgs,
  context: RequestContext,
  operation: Operation,
  ask: Part<T>,
) {
  try {
    return await ask(context.plainRegistry);
  } catch (error) {
    if (!(error instanceof RegistryFailure && error.failsAlone)) return context.failed(error, operation);
    onlyForThisAnswer(args);
    return null;
  }
}
