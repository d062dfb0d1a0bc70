import { KeptQuery } from './form/kept-query';
import type { Place } from './frame/data';

interface SizeFieldProps {
  size: number;
  sizes: readonly number[];
  /** Name of the size in the query. */
  param?: string;
}

/** How many rows a page has, of a form that asks more besides. */
export const SizeField = ({ size, sizes, param = 'cantidad' }: SizeFieldProps) => (
  <>
    <label htmlFor={`${param}-por-pagina`}>Filas por página</label>{' '}
    <select id={`${param}-por-pagina`} name={param} defaultValue={size}>
      {sizes.map((rows) => (
        <option key={rows}>{rows}</option>
      ))}
    </select>{' '}
  </>
);

interface PageSizeProps extends SizeFieldProps {
  place: Place;
  /** Name of the page in the query: another size starts at the first page. */
  pageParam?: string;
}

/** How many rows a page of the list has; a GET form that keeps the filters. */
export function PageSize({ size, sizes, place, param = 'cantidad', pageParam = 'pagina' }: PageSizeProps) {
  return (
    <form className="page-size" method="get" action={place.pathname}>
      <KeptQuery search={place.search} without={[param, pageParam]} />
      <SizeField size={size} sizes={sizes} param={param} />
      <button className="button second" type="submit">
        Aplicar
      </button>
    </form>
  );
}
