import * as address from '~/addresses';
import { oficinaFor } from '~/registry/client.server';
import type { Oficina } from '~/registry/contract/oficina';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import { guardedRegistry } from '../failures/failures.server';
import { notAvailable, orNotAvailable } from '../failures/not-available.server';
import { type SignedVisit, signedIn } from '../guard.server';
import { type RouteArgs, redirect, whoAsks } from '../request/request-context.server';
import { ofRequest } from '../request/request-value.server';

type Yo = Awaited<ReturnType<Oficina['personal']['yo']>>;

/** A visit of somebody who works at the registry, with its desk as they see it. */
export type DeskVisit = SignedVisit & { oficina: Oficina; yo: Yo };

const desks = ofRequest<Promise<DeskVisit>>();

/** Who asks, at a page that says how to get a second step; anybody else is answered as if there were none. Asked once a request. */
export const beforeTheDesk = (args: RouteArgs): Promise<DeskVisit> =>
  desks.once(args.context, () => arrive(args));

async function arrive(args: RouteArgs): Promise<DeskVisit> {
  const visit = await signedIn(args);
  const client = oficinaFor(whoAsks(visit.session, args.context));
  if (!client) throw notAvailable();
  const { registry } = guardedRegistry(client, args, visit, ['oficina']);
  return { ...visit, oficina: registry, yo: await orNotAvailable(registry.personal.yo()) };
}

/**
 * The visit of a page of the desk. Who is not signed in is led to sign in; who showed no second step in the last hour is led
 * through the provider, and their form is kept; for whoever may not do `acto` there is no such page. The registry asks all of it again.
 */
export async function atDesk(args: RouteArgs, acto: ActoDeOficina): Promise<DeskVisit> {
  const visit = await beforeTheDesk(args);
  if (visit.yo.faltaSegundoPaso) throw redirect(args, address.segundoPasoDeOficina());
  if (!visit.yo.actos.includes(acto)) throw notAvailable();
  return visit;
}
