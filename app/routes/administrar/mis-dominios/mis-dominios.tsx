import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { Notice } from '~/components/notice';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { signedIn } from '~/session/guard.server';
import { intents } from '~/session/intents.server';
import { redirect } from '~/session/visit.server';
import { nameOf } from '../ver-dominio/name-of';
import { ActiveFilters } from './active-filters';
import { DomainsTable } from './domains-table';
import { FilterForm } from './filter-form';
import { Legend } from './legend';
import { type DomainList, loadDomains, type Offered } from './mis-dominios.server';
import { type Chosen, chosenIn, guardarSeleccion, modificar, vaciarSeleccion } from './selection.server';
import { SelectionBar } from './selection-bar';
import { SIZES } from './sizes';

const HEADING = 'Mis dominios';

export const handle: Handle = { lugares: ['elegidos'] };

/** The person's domains; `?dominio=` leads to one of them (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const query = new URL(args.request.url).searchParams;
  const dominio = query.get('dominio');
  if (dominio) throw redirect(args, address.verDominio(dominio));
  const loaded = await loadDomains(visitor.registry, query);
  return data({ ...loaded, elegidos: await chosenIn(visitor) }, { status: loaded.refused ? 422 : 200 });
}

export const action = intents({
  modificar,
  'guardar-seleccion': guardarSeleccion,
  'vaciar-seleccion': vaciarSeleccion,
});

export default function MyDomains() {
  const { list, refused, hoy, elegidos, ...filters } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <Outlet />
      {refused && <ErrorSummary form={refused} />}
      <h1>{HEADING}</h1>
      <FilterForm {...filters} />
      {!refused && <ActiveFilters {...filters} search={search} />}
      {list && <Results list={list} hoy={hoy} search={search} elegidos={elegidos} roles={filters.roles} />}
    </>
  );
}

interface ResultsProps {
  list: DomainList;
  hoy: string;
  search: string;
  elegidos: Chosen;
  roles: Offered['roles'];
}

function Results({ list, hoy, search, elegidos, roles }: ResultsProps) {
  const { dominios, permisos, total, page, pages, size, failure } = list;
  const place = { pathname: address.misDominios(), search };
  if (failure) return <Notice tipo="error">{failure}</Notice>;
  if (total === 0) return <NothingFound />;
  return (
    <>
      <p>
        {count(total, 'dominio', 'dominios')}
        {pages > 1 && `, del ${(page - 1) * size + 1} al ${(page - 1) * size + dominios.length}`}
      </p>
      <p>
        <a href={address.exportarDominios(search)}>Descargar la lista (CSV)</a>
      </p>
      <Form>
        <input type="hidden" name="enPagina" value={dominios.map(nameOf).join(' ')} />
        <DomainsTable
          dominios={dominios}
          permisos={permisos}
          hoy={hoy}
          search={search}
          elegidos={elegidos.nombres}
        />
        <SelectionBar elegidos={elegidos.total} total={total} enPagina={dominios.length} roles={roles} />
      </Form>
      <Pagination page={page} pages={pages} place={place} label="Páginas de dominios" />
      <PageSize size={size} sizes={SIZES} place={place} />
      <Legend />
    </>
  );
}

function NothingFound() {
  return (
    <Empty action={<a href={address.disponibilidad()}>Registrar un dominio</a>}>
      No se encontraron dominios para administrar.
    </Empty>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) => {
  const { page = 1, pages = 1 } = loaded?.list ?? {};
  return pageTitle(matches, pages > 1 ? `${HEADING} (página ${page} de ${pages})` : HEADING, 'Administrar');
};
