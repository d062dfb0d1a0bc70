import type { Outputs } from '~/registry/contract';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/visit.server';
import { historyAsked } from './asked';
import { nombreIn } from './ficha.server';

/** A page of what happened to a domain, for those who may look at it (spec 6). */
export async function historyOf(args: RouteArgs, found: Outputs['administracion']['ficha']['historia']) {
  if (!found) return null;
  const { clase, page: asked, partOf, pagesOf } = historyAsked(args.request);
  const { page, pages } = pagesOf(found.total);
  const { registry } = await signedIn(args);
  const { entradas } =
    page === asked
      ? found
      : await registry.historia.listar({ nombreDominio: nombreIn(args), ...partOf(page) });
  return { entradas, total: found.total, clase, page, pages };
}
