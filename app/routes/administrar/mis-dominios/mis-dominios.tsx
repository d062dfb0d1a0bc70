import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { useHas } from '~/components/frame/frame-context';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import { redirect } from '~/session/request/request-context.server';
import { deskStyles } from '~/styles/desk';
import { printedBy } from '../printed.server';
import { nameOf } from '../ver-dominio/name-of';
import { ActiveFilters } from './active-filters';
import { filtersInWords } from './active-filters.server';
import { canBeChosen } from './can-be-chosen';
import { FilterForm } from './filter-form';
import { rememberList } from './last-list.server';
import { Legend } from './legend';
import { legendOf, shortRolesOf } from './legend.server';
import { loadDomains } from './mis-dominios.server';
import { PLACES } from './places.server';
import { Results } from './results';
import {
  areAllOf,
  type Chosen,
  chosenIn,
  elegirPagina,
  elegirTodos,
  filtrar,
  guardarSeleccion,
  modificar,
  vaciarSeleccion,
  ver,
} from './selection.server';
import { wordsOf } from './selection-words.server';
import { SIZES } from './sizes';

const HEADING = 'Mis dominios';

export const handle: Handle = { scripts: false, lugares: ['elegidos'] };

export const links = deskStyles;

/** The person's domains; `?dominio=` leads to one of them (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const query = new URL(args.request.url).searchParams;
  const dominio = query.get('dominio');
  if (dominio) throw redirect(args, address.verDominio(dominio));
  const loaded = await loadDomains(args, visitor, query);
  const enCarrito = [...(await renewalsInCart(args)).keys()];
  const elegidos = await chosenIn(visitor);
  const sonTodos = areAllOf(elegidos, query);
  if (!loaded.refused) await rememberList(visitor, new URL(args.request.url).search);
  const elegibles = loaded.list?.dominios.filter(canBeChosen).map(nameOf) ?? [];
  const { administrables: total = 0, total: hallados = 0 } = loaded.list ?? {};
  const puestos = loaded.refused ? [] : filtersInWords(loaded, new URL(args.request.url).search);
  const isFiltered = puestos.length > 0;
  const dicho = wordsOf(elegidos, { sonTodos, elegibles, total, hallados, isFiltered });
  const { list } = loaded;
  const most = Math.max(...SIZES);
  const impreso = printedBy(visitor, list ? { ...list, shown: list.dominios.length, most } : undefined);
  return data(
    {
      ...loaded,
      enCarrito,
      elegidos,
      sonTodos,
      elegibles,
      dicho,
      impreso,
      puestos,
      legend: legendOf(loaded.list?.dominios ?? []),
      abreviadas: shortRolesOf(loaded.list?.dominios ?? []),
      lugares: PLACES,
    },
    { status: loaded.refused ? 422 : 200 },
  );
}

export const action = intents({
  modificar,
  filtrar,
  ver,
  'elegir-pagina': elegirPagina,
  'elegir-todos': elegirTodos,
  'guardar-seleccion': guardarSeleccion,
  'vaciar-seleccion': vaciarSeleccion,
});

export default function MyDomains() {
  const {
    list,
    refused,
    ignorados,
    hoy,
    enCarrito,
    elegidos,
    sonTodos,
    elegibles,
    dicho,
    abreviadas,
    legend,
    impreso,
    puestos,
    lugares,
    ...filters
  } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const has = useHas();
  const { orden } = filters.typed;
  const hasRows = (list?.dominios.length ?? 0) > 0;
  return (
    <>
      {refused && <ErrorSummary form={refused} />}
      <h1>{HEADING}</h1>
      <p data-impreso={impreso} />
      <Outlet />
      <Form className={list?.administrables ? listedAs(elegidos, sonTodos) : 'listed'}>
        <FilterForm {...filters} size={hasRows ? undefined : filters.size} />
        {ignorados && <Notice tipo="aviso">{ignorados}</Notice>}
        <ActiveFilters puestos={puestos} />
        {list && (
          <Results
            list={list}
            hoy={hoy}
            search={search}
            {...{ enCarrito, elegidos, sonTodos, elegibles, dicho, abreviadas, orden }}
            isFiltered={puestos.length > 0}
          />
        )}
      </Form>
      {hasRows && <Legend legend={legend} />}
      {lugares
        .filter(({ href }) => has(href))
        .map(({ href, words }) => (
          <p className="act" key={href}>
            <a href={href}>{words}</a>
          </p>
        ))}
    </>
  );
}

/** A list from which something was chosen before, and of which that is all. */
function listedAs({ total }: Chosen, sonTodos: boolean): string {
  if (sonTodos) return 'listed chosen all';
  return total > 0 ? 'listed chosen' : 'listed';
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) => {
  const { page = 1, pages = 1 } = loaded?.list ?? {};
  return pageTitle(matches, pages > 1 ? `${HEADING} (página ${page} de ${pages})` : HEADING, 'Administrar');
};
