import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ErrorSummary } from '~/components/form/error-summary';
import { Notice } from '~/components/notice';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/visit.server';
import { ActiveFilters } from './active-filters';
import { DomainsTable } from './domains-table';
import { FilterForm } from './filter-form';
import { Legend } from './legend';
import { type DomainList, loadDomains } from './mis-dominios.server';
import { SIZES } from './sizes';

const HEADING = 'Mis dominios';

/** The person's domains; `?dominio=` leads to one of them (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const query = new URL(args.request.url).searchParams;
  const dominio = query.get('dominio');
  if (dominio) throw redirect(args, address.verDominio(dominio));
  const loaded = await loadDomains(registry, query);
  return data(loaded, { status: loaded.refused ? 422 : 200 });
}

export default function MyDomains() {
  const { list, refused, hoy, ...filters } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      {refused && <ErrorSummary form={refused} />}
      <h1>{HEADING}</h1>
      <FilterForm {...filters} />
      {!refused && <ActiveFilters {...filters} search={search} />}
      {list && <Results list={list} hoy={hoy} search={search} />}
    </>
  );
}

function Results({ list, hoy, search }: { list: DomainList; hoy: string; search: string }) {
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
      <DomainsTable dominios={dominios} permisos={permisos} hoy={hoy} search={search} />
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
