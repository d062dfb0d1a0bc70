import { USUAL_SIZE } from '~/components/page-size';

/** Sizes of a page of messages (spec 9). */
export const SIZES = [5, 10, 25] as const;

/** The page of a list that an address asks for; what makes no sense is the first page of the usual size. */
export function pageAsked(query: URLSearchParams, sizes: readonly number[] = SIZES) {
  const size = Number(query.get('cantidad'));
  const page = Math.trunc(Number(query.get('pagina')));
  return {
    cantXPagina: sizes.find((each) => each === size) ?? USUAL_SIZE,
    paginaActual: page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

type Answer = { totalCount: number; paginaActual?: number };

/** Which page came of how many: the last one where the page asked for does not exist (screens.md, Lists). */
export function pageShown(asked: ReturnType<typeof pageAsked>, { totalCount, paginaActual }: Answer) {
  const pages = Math.max(1, Math.ceil(totalCount / asked.cantXPagina));
  return {
    total: totalCount,
    size: asked.cantXPagina,
    pages,
    page: Math.min(paginaActual ?? asked.paginaActual, pages),
  };
}

/**
 * What an address says is chosen: messages by name; or all that the list finds, on whatever page, but those of the page that were there to be ticked
 * and are not. A filter, so that thousands need no more of an address than one.
 */
export function chosenIn(search: string) {
  const query = new URLSearchParams(search);
  const elegidos = query.getAll('id');
  const shown = (query.get('vistos') ?? '').split(' ').filter(Boolean);
  const areAll = query.has('todos');
  const menos = areAll ? shown.filter((id) => !elegidos.includes(id)) : [];
  return {
    areAll,
    elegidos,
    menos,
    has: (id: string) => (areAll ? !menos.includes(id) : elegidos.includes(id)),
  };
}

/** The list with these messages chosen, whichever were before. */
export function withChosen(search: string, ids: readonly string[]): string {
  const query = new URLSearchParams(withoutChosen(search));
  for (const id of ids) query.append('id', id);
  return `?${query}`;
}

/** The list with all that it finds chosen. */
export function withAll(search: string): string {
  const query = new URLSearchParams(withoutChosen(search));
  query.set('todos', '1');
  return `?${query}`;
}

/** The list under the dialog that deletes what was chosen in it: its page and size, without the choice. */
export function withoutChosen(search: string): string {
  const kept = new URLSearchParams(search);
  for (const name of ['id', 'todos', 'vistos']) kept.delete(name);
  return kept.size > 0 ? `?${kept}` : '';
}
