import * as address from '~/addresses';
import { oficinaFor } from '~/registry/client.server';
import type { Oficina } from '~/registry/contract/oficina';
import { type ActoDeOficina, queEsActo } from '~/registry/domain/oficina';
import { guardedRegistry } from '../failures/failures.server';
import { notAvailable, orNotAvailable } from '../failures/not-available.server';
import { type SignedContext, signedIn } from '../guard.server';
import { type RouteArgs, redirect, whoAsks } from '../request/request-context.server';
import { requestValue } from '../request/request-value.server';

type Yo = Awaited<ReturnType<Oficina['personal']['yo']>>;

/** The context of a request of somebody who works at the registry, with its desk as they see it. `plainOficina` throws what fails. */
export type DeskContext = SignedContext & { oficina: Oficina; plainOficina: Oficina; yo: Yo };

const desks = requestValue<Promise<DeskContext>>();

/** Who asks, at a page that says how to get a second step; anybody else is answered as if there were none. Asked once a request. */
export const beforeTheDesk = (args: RouteArgs): Promise<DeskContext> =>
  desks.once(args.context, () => arrive(args));

async function arrive(args: RouteArgs): Promise<DeskContext> {
  const context = await signedIn(args);
  const client = oficinaFor(whoAsks(context.session, args.context));
  if (!client) throw notAvailable();
  const { registry } = guardedRegistry(client, args, context, ['oficina']);
  const yo = await orNotAvailable(registry.personal.yo());
  return { ...context, oficina: registry, plainOficina: client, yo };
}

/** Who works at the desk and may not do something reads that, and the way back: what each set allows is no secret there. */
const notPermitted = (acto: ActoDeOficina) => ({
  mensaje: `Su permiso no alcanza para ${queEsActo(acto)}.`,
  volver: address.oficina(),
  intentar: 'Volver a la oficina',
});

/**
 * The request context of a page of the desk. Who is not signed in is led to sign in; who showed no second step in the last hour is led
 * through the provider, and their form is kept; for whoever may not do `acto` there is no such page. The registry asks all of it again.
 */
export async function atDesk(args: RouteArgs, acto: ActoDeOficina): Promise<DeskContext> {
  const context = await beforeTheDesk(args);
  if (context.yo.faltaSegundoPaso) throw redirect(args, address.segundoPasoDeOficina());
  if (!context.yo.actos.includes(acto)) throw notAvailable(notPermitted(acto));
  return context;
}
