import type { PeligroVisto } from '~/registry/contract/peligros';
import { PELIGROS } from '~/registry/domain/peligros';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { pageAsked, pageShown } from '../mensajes/list-page';
import { shown } from './repair.server';

/** The kind of finding that an address asks for; what is none is all of them. */
const kindIn = (query: URLSearchParams): PeligroVisto['tipo'] | null =>
  PELIGROS.find((each) => each === query.get('tipo')) ?? null;

/** A page of what is to be told about the person's names: of one kind or all, or what is silenced. */
export async function loadFindings(args: RouteArgs) {
  const { registry } = await signedIn(args);
  const query = new URL(args.request.url).searchParams;
  const asked = pageAsked(query);
  const [tipo, silenciados] = [kindIn(query), query.get('silenciados') !== null];
  const partOf = (page: number) => ({
    tipo,
    silenciados,
    primerResultado: (page - 1) * asked.cantXPagina,
    cantResultados: asked.cantXPagina,
  });
  const answerOf = (page: number) => orNotAvailable(registry.peligros.listar(partOf(page)));
  const first = await answerOf(asked.paginaActual);
  const place = pageShown(asked, { totalCount: first.totalPeligros });
  // A page that is no more is the last one there is.
  const { peligros, totalDominios } = place.page === asked.paginaActual ? first : await answerOf(place.page);
  return { peligros: peligros.map(shown), totalDominios, tipo, silenciados, ...place };
}
