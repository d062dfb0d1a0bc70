import { pageAsked, pageShown } from '~/routes/administrar/mensajes/list-page';
import { orWithout } from '~/session/failures/optional-part.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';

/** Before a search: a page of global messages, and banners (spec 2). Names are looked for without either of them. */
export async function loadHome(args: RouteArgs, visitor: RequestContext, query: URLSearchParams) {
  const asked = pageAsked(query);
  const [answer, found] = await Promise.all([
    orWithout(args, visitor, 'mensajes.globales', ({ mensajes }) => mensajes.globales(asked)),
    orWithout(args, visitor, 'mensajes.banners', ({ mensajes }) => mensajes.banners()),
  ]);
  const shown = pageShown(asked, answer ?? { totalCount: 0 });
  return { mensajes: answer?.mensajes ?? null, banners: found?.banners ?? [], ...shown };
}
