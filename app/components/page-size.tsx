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

/** As many rows as a page has that nobody asked another size of (spec 9). */
export const USUAL_SIZE = 10;

/** Whether another size is to be offered: some are on another page, or would be on one of the usual size. */
export const isSizeable = (total: number, size: number): boolean => total > Math.min(size, USUAL_SIZE);

interface PageSizeProps extends SizeFieldProps {
  /** How many rows the whole list has. */
  total: number;
  place: Place;
  /** Name of the page in the query: another size starts at the first page. */
  pageParam?: string;
}

/** How many rows a page of the list has; a GET form that keeps the filters. Nothing where all of it is in sight. */
export function PageSize(props: PageSizeProps) {
  const { total, size, sizes, place, param = 'cantidad', pageParam = 'pagina' } = props;
  if (!isSizeable(total, size)) return null;
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
