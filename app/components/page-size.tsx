import { KeptQuery } from './form/kept-query';
import type { Place } from './frame/data';

interface PageSizeProps {
  size: number;
  sizes: readonly number[];
  place: Place;
  /** Name of the size in the query. */
  param?: string;
  /** Name of the page in the query: another size starts at the first page. */
  pageParam?: string;
}

/** How many rows a page of the list has; a GET form that keeps the filters. */
export function PageSize({ size, sizes, place, param = 'cantidad', pageParam = 'pagina' }: PageSizeProps) {
  return (
    <form className="page-size" method="get" action={place.pathname}>
      <KeptQuery search={place.search} without={[param, pageParam]} />
      <label htmlFor={`${param}-por-pagina`}>Filas por página</label>{' '}
      <select id={`${param}-por-pagina`} name={param} defaultValue={size}>
        {sizes.map((rows) => (
          <option key={rows}>{rows}</option>
        ))}
      </select>{' '}
      <button className="button second" type="submit">
        Aplicar
      </button>
    </form>
  );
}
