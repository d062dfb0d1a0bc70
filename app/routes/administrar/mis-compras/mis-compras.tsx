import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { SIZES } from '../mensajes/list-page';
import { loadPurchases } from './compras.server';
import { PurchasesTable } from './purchases-table';
import { Years } from './years';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

const HEADING = 'Mis compras';

/** What the person bought and was charged for, automatic renewals among it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadPurchases(await signedIn(args), new URL(args.request.url).searchParams);
}

export default function Purchases() {
  const { compras, total, size, page, pages, anio, anios } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const place = { pathname: address.misCompras(), search };
  return (
    <>
      <h1>{HEADING}</h1>
      <Years anio={anio} anios={anios} />
      {total === 0 ? (
        <Nothing anio={anio} />
      ) : (
        <>
          <p>
            {count(total, 'movimiento', 'movimientos')}
            {anio && ` de ${anio}`}
            {total > 1 && ', lo más nuevo primero'}. Los importes incluyen IVA.
          </p>
          <p className="act">
            <a href={address.comprasEnCsv(anio ?? undefined)}>Descargar la lista (CSV)</a>
          </p>
          <PurchasesTable compras={compras} />
          <Pagination page={page} pages={pages} place={place} label="Páginas de compras" />
          <PageSize total={total} size={size} sizes={SIZES} place={place} />
        </>
      )}
    </>
  );
}

const Nothing = ({ anio }: { anio: number | null }) =>
  anio ? (
    <Empty action={<a href={address.misCompras()}>Ver las de todos los años</a>}>
      No tiene compras ni cargos de {anio}.
    </Empty>
  ) : (
    <Empty action={<ButtonLink href={address.disponibilidad()}>Buscar un dominio</ButtonLink>}>
      Todavía no compró nada. Aquí verá sus compras y las renovaciones automáticas, con su comprobante.
    </Empty>
  );

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data && data.pages > 1 ? `${HEADING} (página ${data.page} de ${data.pages})` : HEADING,
    'Administrar',
  );
