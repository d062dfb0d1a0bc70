import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { type Column, DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { Tag } from '~/components/tag';
import type { ItemVenta } from '~/registry/contract/formas';
import { returnPath } from '~/session/guard.server';
import { onStep } from './purchase.server';

const HEADING = 'Registrar titular';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { venta } = await onStep(args, 'dos');
  return { items: venta.items, siguiente: returnPath(args.request, address.pasoDeCompra('tres')) };
}

export default function RegistrarTitular() {
  const { items, siguiente } = useLoaderData<typeof loader>();
  const nuevos = items.filter(({ tipo }) => tipo === 'REGISTRO');
  const otros = items.filter(({ tipo }) => tipo !== 'REGISTRO');
  return (
    <>
      <Outlet />
      <Stepper current={2} />
      <h1>{HEADING}</h1>
      {nuevos.length > 0 && <Holders items={nuevos} />}
      {otros.length > 0 && <KnownHolders items={otros} />}
      <Actions>
        <ButtonLink href={siguiente}>Seleccionar forma de pago</ButtonLink>
        <ButtonLink href={address.carrito()} kind="second">
          Volver a mi carrito
        </ButtonLink>
      </Actions>
    </>
  );
}

const dominio: Column<ItemVenta> = {
  header: 'Dominio',
  rowHeader: true,
  cell: (item) => <DomainName nombre={item.dominio.nombre} />,
};

const titular: Column<ItemVenta> = {
  header: 'Titular',
  cell: (item) => item.titular ?? <Tag tono="aviso">Sin titular</Tag>,
};

const datos: Column<ItemVenta> = {
  header: 'Datos del titular',
  cell: ({ dominio: { nombre }, titular: known }) => (
    <Link to={address.titularDeCompra(nombre)} preventScrollReset>
      {known === null ? 'Ingresar datos' : 'Editar'}
      <span className="sr">
        {known === null ? '' : ' los datos'} del titular de {nombre}
      </span>
    </Link>
  ),
};

/** The registrations, each with the state of its holder (spec 2, step 2). */
function Holders({ items }: { items: readonly ItemVenta[] }) {
  return (
    <section>
      <p>
        El titular es el dueño legal del dominio. Ingrese sus datos para cada dominio que va a registrar; son
        públicos en la consulta whois.
      </p>
      {items.length > 1 && (
        <p>
          <Link className="button second" to={address.titularDeCompra(null)} preventScrollReset>
            Ingresar para todos
          </Link>
        </p>
      )}
      <DataTable
        caption="Titulares de los dominios a registrar"
        columns={[dominio, titular, datos]}
        rows={items}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

const known: Column<ItemVenta> = {
  header: 'Titular',
  cell: ({ tipo, nuevoTitular }) =>
    tipo === 'TRANSFERENCIA'
      ? `Pasa a ${nuevoTitular ?? 'su nuevo titular'}`
      : 'Se mantiene el titular actual',
};

/** Renewals and transfers ask for nothing here. */
function KnownHolders({ items }: { items: readonly ItemVenta[] }) {
  return (
    <section>
      <h2>Renovaciones y transferencias</h2>
      <p>Para estos dominios no debe ingresar datos.</p>
      <DataTable
        caption="Dominios que ya tienen titular"
        columns={[dominio, known]}
        rows={items}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
