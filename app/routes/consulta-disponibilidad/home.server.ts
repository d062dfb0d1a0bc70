import type { Registry } from '~/session/visit.server';

const PER_PAGE = 10;

/** Before a search: global messages, 10 a page, and banners (spec 2). A page that no longer exists shows the last one. */
export async function loadHome(registry: Registry, query: URLSearchParams) {
  const asked = Math.max(1, Math.trunc(Number(query.get('pagina'))) || 1);
  const [first, { banners }] = await Promise.all([
    registry.mensajes.globales({ paginaActual: asked, cantXPagina: PER_PAGE }),
    registry.mensajes.banners(),
  ]);
  const pages = Math.max(1, Math.ceil(first.totalCount / PER_PAGE));
  const page = Math.min(asked, pages);
  const { mensajes } =
    page === asked ? first : await registry.mensajes.globales({ paginaActual: page, cantXPagina: PER_PAGE });
  return { mensajes, banners, page, pages };
}
