import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { NO_SE_INFORMA } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { RowActions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { AGREGAR_FORMA_PAGO } from '~/registry/domain/words/cuentas';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { Pages } from '../pages';
import { listAccounts } from './list-accounts.server';

const HEADING = 'Formas de pago';

export const links = deskStyles;

export async function loader(args: LoaderFunctionArgs) {
  return { cuentasPago: await listAccounts(await signedIn(args)) };
}

type Account = Awaited<ReturnType<typeof listAccounts>>[number];

/** The person's payment accounts (spec 2, My data). */
export default function PaymentAccounts() {
  const { cuentasPago } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      <Pages />
      {cuentasPago.length === 0 ? (
        <Empty action={<AddLink />}>
          No tiene formas de pago. Agregue una para que sus dominios se renueven automáticamente.
        </Empty>
      ) : (
        <>
          <AccountsTable cuentasPago={cuentasPago} />
          <p>
            <AddLink />
          </p>
        </>
      )}
    </>
  );
}

function AddLink() {
  return (
    <Link className="button second" to={address.agregarFormaDePago()} preventScrollReset>
      {AGREGAR_FORMA_PAGO}
    </Link>
  );
}

function AccountsTable({ cuentasPago }: { cuentasPago: readonly Account[] }) {
  return (
    <DataTable
      caption="Sus formas de pago"
      hideCaption
      rows={cuentasPago}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Nombre', rowHeader: true, cell: ({ enLista }) => enLista },
        { header: 'Tipo', cell: ({ tipo }) => tipo },
        { header: 'Dominios', cell: (each) => <Domains {...each} /> },
        { header: 'Acciones', hideHeader: true, cell: (each) => <Deeds {...each} /> },
      ]}
    />
  );
}

function Domains({ id, nombre, cantidadDominios }: Account) {
  if (cantidadDominios === null) return NO_SE_INFORMA;
  if (cantidadDominios === 0) return 'Ninguno';
  return (
    <>
      {count(cantidadDominios, 'dominio', 'dominios')}{' '}
      <a href={address.misDominios({ cuentaPago: id })}>
        Ver<span className="sr"> los dominios de {nombre}</span>
      </a>
    </>
  );
}

function Deeds({ id, nombre, renombrable }: Account) {
  return (
    <RowActions>
      {renombrable && (
        <li>
          <Link to={address.renombrarFormaDePago(id)} preventScrollReset>
            Cambiar nombre<span className="sr"> de {nombre}</span>
          </Link>
        </li>
      )}
      <li>
        <Link to={address.eliminarFormaDePago(id)} preventScrollReset>
          Eliminar<span className="sr"> {nombre}</span>
        </Link>
      </li>
    </RowActions>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
