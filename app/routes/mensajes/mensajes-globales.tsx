import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { count } from '~/components/format';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { PriorityTag } from '~/components/priority-tag';
import { pageAsked, pageShown, SIZES } from '~/routes/administrar/mensajes/list-page';
import { visit } from '~/session/visit.server';

const HEADING = 'Mensajes del registro';

export const handle = { scripts: true };

/** Messages to everyone, with their own paging (spec 2, 9). */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await visit(args);
  const asked = pageAsked(new URL(args.request.url).searchParams);
  const answer = await registry.mensajes.globales(asked);
  return { mensajes: answer.mensajes, ...pageShown(asked, answer) };
}

export default function GlobalMessages() {
  const { mensajes, total, size, page, pages } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const place = { pathname: '/mensajes-globales', search };
  return (
    <>
      <Outlet />
      <h1>{HEADING}</h1>
      {total === 0 ? (
        <Empty>No hay mensajes para mostrar.</Empty>
      ) : (
        <>
          <p>{count(total, 'mensaje', 'mensajes')}, los más nuevos primero.</p>
          <DataTable
            caption="Mensajes del registro"
            hideCaption
            rows={mensajes}
            rowKey={({ id }) => id}
            columns={[
              {
                header: 'Mensaje',
                rowHeader: true,
                cell: ({ id, titulo }) => (
                  <Link to={`/mensajes-globales/${id}${search}`} preventScrollReset>
                    {titulo}
                  </Link>
                ),
              },
              { header: 'Prioridad', cell: ({ prioridad }) => <PriorityTag prioridad={prioridad} /> },
              { header: 'Fecha', cell: ({ fechaDesde }) => <DateText value={fechaDesde} /> },
            ]}
          />
          <Pagination page={page} pages={pages} place={place} label="Páginas de mensajes" />
          <PageSize size={size} sizes={SIZES} place={place} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data && data.pages > 1 ? `${HEADING} (página ${data.page} de ${data.pages})` : HEADING);
