import { Link } from '@remix-run/react';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { count } from '~/components/format';
import type { TemplateCuentaPago } from '~/registry/contract/formas';

const ADD = '/administrar/mis-datos/agregar-forma-de-pago';

/** The person's payment accounts (spec 2, My data). */
export function PaymentAccounts({ cuentasPago }: { cuentasPago: readonly TemplateCuentaPago[] }) {
  return (
    <section id="formas-de-pago" aria-labelledby="formas-de-pago-titulo">
      <h2 id="formas-de-pago-titulo">Formas de pago</h2>
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
    </section>
  );
}

function AddLink() {
  return (
    <Link className="button second" to={ADD} preventScrollReset>
      Agregar forma de pago
    </Link>
  );
}

function AccountsTable({ cuentasPago }: { cuentasPago: readonly TemplateCuentaPago[] }) {
  return (
    <DataTable
      caption="Sus formas de pago"
      hideCaption
      rows={cuentasPago}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Nombre', rowHeader: true, cell: ({ nombre }) => nombre },
        { header: 'Tipo', cell: ({ cuenta }) => cuenta.formaPago.nombre },
        { header: 'Cuenta', cell: ({ cuenta }) => `Terminada en ${lastFour(cuenta.cuenta)}` },
        { header: 'Dominios', cell: (each) => <Domains {...each} /> },
        { header: 'Acciones', hideHeader: true, cell: (each) => <RowActions {...each} /> },
      ]}
    />
  );
}

/** What of an account number is enough to know it by (spec 9, masking). */
export const lastFour = (cuenta: string): string => cuenta.slice(-4);

function Domains({ id, nombre, cantidadDominios }: TemplateCuentaPago) {
  if (cantidadDominios === 0) return 'Ninguno';
  return (
    <>
      {count(cantidadDominios, 'dominio', 'dominios')}{' '}
      <a href={`/administrar/mis-dominios?cuentaPago=${id}`}>
        Ver<span className="sr"> los dominios de {nombre}</span>
      </a>
    </>
  );
}

function RowActions({ id, nombre }: TemplateCuentaPago) {
  const base = `/administrar/mis-datos/formas-de-pago/${id}`;
  return (
    <ul className="row-actions">
      <li>
        <Link to={`${base}/renombrar`} preventScrollReset>
          Cambiar nombre<span className="sr"> de {nombre}</span>
        </Link>
      </li>
      <li>
        <Link to={`${base}/eliminar`} preventScrollReset>
          Eliminar<span className="sr"> {nombre}</span>
        </Link>
      </li>
    </ul>
  );
}
