import type { ReactNode } from 'react';
import type { Place } from './frame/data';

interface WayProps {
  children: ReactNode;
  'aria-current': 'page' | undefined;
}

interface PaginationProps {
  page: number;
  pages: number;
  /** The address being shown; its query is kept. */
  place: Place;
  /** Name of the page in the query. */
  param?: string;
  /** Names the navigation: 'Páginas de mensajes'. */
  label?: string;
  /** Where the list stands in a longer page: '#historial'. Without it a link leads to the page's top. */
  hash?: string;
  /** Another way to a page than a link: of the query that asks for it. */
  way?: (query: string, rest: WayProps) => ReactNode;
}

/** At most this many page links (spec 9). */
const LINKS = 5;

/** The numbers shown around the current page. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(LINKS / 2), pages - LINKS + 1));
  return Array.from({ length: Math.min(LINKS, pages) }, (_, index) => first + index);
}

/** The query of another page of the same list, with every filter kept. */
function withPage({ search }: Place, param: string, page: number): string {
  const query = new URLSearchParams(search);
  query.set(param, String(page));
  return String(query);
}

/** The ways to the pages of a list; nothing where there is one page. */
export function Pagination({
  page,
  pages,
  place,
  param = 'pagina',
  label = 'Páginas',
  hash = '',
  way = (query, rest) => <a href={`${place.pathname}?${query}${hash}`} {...rest} />,
}: PaginationProps) {
  if (pages <= 1) return null;
  const numbers = pageWindow(page, pages);
  const wayTo = (to: number, children: ReactNode) =>
    way(withPage(place, param, to), { children, 'aria-current': to === page ? 'page' : undefined });
  return (
    <nav className="pages" aria-label={label}>
      <p>
        Página {page} de {pages}
      </p>
      <ul>
        {!numbers.includes(1) && <li>{wayTo(1, 'Primera')}</li>}
        {numbers.map((to) => (
          <li key={to}>
            {wayTo(
              to,
              <>
                <span className="sr">Página </span>
                {to}
              </>,
            )}
          </li>
        ))}
        {!numbers.includes(pages) && <li>{wayTo(pages, 'Última')}</li>}
      </ul>
    </nav>
  );
}
