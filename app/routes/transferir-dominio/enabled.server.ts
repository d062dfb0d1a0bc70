import { RegistryFailure } from '~/registry/failure';
import { type SignedVisit, signedIn } from '~/session/guard.server';
import { type Registry, type RouteArgs, type Visit, visit } from '~/session/visit.server';

/** An edge that knows no transfers answers 404: there they are off. */
async function isEnabled({ transferencia }: Registry): Promise<boolean> {
  try {
    return (await transferencia.isTarEnabled()).code === 'true';
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.status === 404) return false;
    throw failure;
  }
}

/** With the feature off its addresses do not exist (spec 2): the page of unknown addresses. */
export async function importing(args: RouteArgs): Promise<Visit> {
  const visitor = await visit(args);
  if (await isEnabled(visitor.plainRegistry)) return visitor;
  throw new Response(null, { status: 404 });
}

/** The same of a page that needs somebody signed in. */
export async function importingSignedIn(args: RouteArgs): Promise<SignedVisit> {
  await importing(args);
  return signedIn(args);
}
