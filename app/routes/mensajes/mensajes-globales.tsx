import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { GlobalTable } from '~/components/mensajes/global-table';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import { pageAsked, pageShown, SIZES } from '~/routes/administrar/mensajes/list-page';
import { requestContext } from '~/session/request/request-context.server';

const HEADING = 'Mensajes del Registro .uy';

/** Messages to everyone, with their own paging (spec 2, 9). */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await requestContext(args);
  const asked = pageAsked(new URL(args.request.url).searchParams);
  const answer = await registry.mensajes.globales(asked);
  return { mensajes: answer.mensajes, ...pageShown(asked, answer) };
}

export default function GlobalMessages() {
  const { mensajes, total, size, page, pages } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const place = { pathname: address.mensajesGlobales(), search };
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      {total === 0 ? (
        <Empty>No hay mensajes para mostrar.</Empty>
      ) : (
        <>
          <p>
            {count(total, 'mensaje', 'mensajes')}
            {total > 1 && ', los más nuevos primero'}.
          </p>
          <GlobalTable mensajes={mensajes} addressOf={(id) => address.mensajeGlobal(id, search)} />
          <Pagination page={page} pages={pages} place={place} label="Páginas de mensajes" />
          <PageSize total={total} size={size} sizes={SIZES} place={place} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data && data.pages > 1 ? `${HEADING} (página ${data.page} de ${data.pages})` : HEADING);
