import { pageAsked, pageShown } from '~/routes/administrar/mensajes/list-page';
import type { Registry } from '~/session/visit.server';

/** Before a search: a page of global messages, and banners (spec 2). */
export async function loadHome(registry: Registry, query: URLSearchParams) {
  const asked = pageAsked(query);
  const [answer, { banners }] = await Promise.all([
    registry.mensajes.globales(asked),
    registry.mensajes.banners(),
  ]);
  return { mensajes: answer.mensajes, banners, ...pageShown(asked, answer) };
}
