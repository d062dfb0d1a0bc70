import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import type { Registry } from '~/session/request/request-context.server';
import { deskStyles } from '~/styles/desk';
import { importingSignedIn } from './enabled.server';
import { RequestsTable } from './requests-table';

export const links = deskStyles;

const HEADING = 'Mis Solicitudes';
const SIZE = 10;

/** A page that no longer exists shows the last one (screens.md, Lists). */
async function pageOf({ transferencia }: Registry, asked: number) {
  const found = await transferencia.deUsuario({ paginaActual: asked, cantXPagina: SIZE });
  const pages = Math.max(1, Math.ceil(found.totalCount / SIZE));
  if (asked <= pages) return { ...found, page: asked, pages };
  return {
    ...(await transferencia.deUsuario({ paginaActual: pages, cantXPagina: SIZE })),
    page: pages,
    pages,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const asked = Number(new URL(args.request.url).searchParams.get('pagina') ?? '1');
  return pageOf(registry, Number.isInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 1);
}

export default function ListaSolicitudes() {
  const { solicitudes, totalCount, page, pages } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      {totalCount === 0 ? (
        <Empty action={<ButtonLink href={address.importar()}>Solicitar importación</ButtonLink>}>
          No tiene solicitudes de importación. Pida una para traer un dominio .uy o .com.uy que está en otro
          registrador.
        </Empty>
      ) : (
        <>
          <p>{count(totalCount, 'solicitud', 'solicitudes')} de importación.</p>
          <RequestsTable rows={solicitudes} />
          <Pagination
            page={page}
            pages={pages}
            place={{ pathname: address.solicitudes(), search }}
            label="Páginas de solicitudes"
          />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const page = data && data.pages > 1 ? ` (página ${data.page} de ${data.pages})` : '';
  return pageTitle(matches, `${HEADING}${page}`, 'Importar dominio');
};
