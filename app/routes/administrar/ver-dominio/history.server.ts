import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { historyAsked } from './asked';
import type { Ficha } from './ficha.server';
import { nameOf } from './name-of';

/** A page of what happened to a domain, for those who may look at it (spec 6). */
export async function historyOf(args: RouteArgs, { informacion, historia: found }: Ficha) {
  if (!found) return null;
  const { clase, page: asked, partOf, shownOf } = historyAsked(args.request);
  const { page, pages } = shownOf(found.total);
  const { registry } = await signedIn(args);
  const { entradas } =
    page === asked
      ? found
      : await registry.historia.listar({ nombreDominio: nameOf(informacion), ...partOf(page) });
  return { entradas, total: found.total, clase, page, pages };
}
