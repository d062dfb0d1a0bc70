import type { Place } from './frame/data';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address being shown; its query is kept. */
  place: Place;
  /** Name of the page in the query. */
  param?: string;
  /** Names the navigation: 'Páginas de mensajes'. */
  label?: string;
}

/** At most this many page links (spec 9). */
const LINKS = 5;

/** The numbers shown around the current page. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(LINKS / 2), pages - LINKS + 1));
  return Array.from({ length: Math.min(LINKS, pages) }, (_, index) => first + index);
}

/** The address of another page of the same list, with every filter kept. */
function withQuery({ pathname, search }: Place, param: string, value: string | number): string {
  const query = new URLSearchParams(search);
  query.set(param, String(value));
  return `${pathname}?${query}`;
}

/** Links to the pages of a list; nothing where there is one page. */
export function Pagination({ page, pages, place, param = 'pagina', label = 'Páginas' }: PaginationProps) {
  if (pages <= 1) return null;
  const address = (to: number) => withQuery(place, param, to);
  const numbers = pageWindow(page, pages);
  return (
    <nav className="pages" aria-label={label}>
      <p>
        Página {page} de {pages}
      </p>
      <ul>
        {!numbers.includes(1) && (
          <li>
            <a href={address(1)}>Primera</a>
          </li>
        )}
        {numbers.map((to) => (
          <li key={to}>
            <a href={address(to)} aria-current={to === page ? 'page' : undefined}>
              <span className="sr">Página </span>
              {to}
            </a>
          </li>
        ))}
        {!numbers.includes(pages) && (
          <li>
            <a href={address(pages)}>Última</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
