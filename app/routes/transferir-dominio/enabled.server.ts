import { type SignedContext, signedIn } from '~/session/guard.server';
import {
  type RequestContext,
  type RouteArgs,
  requestContext,
} from '~/session/request/request-context.server';
import { transfersEnabled } from '~/session/transfers-enabled.server';

/** With the feature off its addresses do not exist (spec 2): the page of unknown addresses. */
export async function importing(args: RouteArgs): Promise<RequestContext> {
  const visitor = await requestContext(args);
  const failed = (failure: unknown) => visitor.failed(failure, 'transferencia.isTarEnabled');
  if (await transfersEnabled(args).catch(failed)) return visitor;
  throw new Response(null, { status: 404 });
}

/** The same of a page that needs somebody signed in. */
export async function importingSignedIn(args: RouteArgs): Promise<SignedContext> {
  await importing(args);
  return signedIn(args);
}
