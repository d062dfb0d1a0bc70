import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import * as address from '~/addresses';
import { type Column, DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { ActionButton } from '~/components/form/action-button';
import { TOLD_BY_PAGE, ToldHere } from '~/components/frame/told-here';
import { Actions, ButtonLink, Columns } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { StepHead } from '~/components/stepper';
import type { ContactoDTO, ItemVenta } from '~/registry/contract/formas';
import { intents } from '~/session/forms/intents.server';
import { returnPath } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';
import { TITULARES_SIN_LEER } from './holders-summary';
import { DEED, Impossible } from './impossible';
import { onStep } from './purchase.server';
import { SaleAside } from './sale-aside';
import { conTitularDe, posiblesDe, registrosDe, sinTitularDe, skippedOf } from './sections';
import { usarMisDatos } from './titular.server';

/** With a refusal it says where what is missing is given. */
export const handle = TOLD_BY_PAGE;

const HEADING = 'Registrar titular';

export async function loader(args: LoaderFunctionArgs) {
  const { venta, registry } = await onStep(args, 'dos');
  const siguiente = returnPath(args.request, address.pasoDeCompra('tres'));
  if (skippedOf(venta)) throw redirect(args, siguiente);
  const faltan = sinTitularDe(venta).map(({ dominio }) => dominio.nombre);
  const mios = faltan.length > 0 ? (await registry.cuenta.contacto()).contactoDTO : null;
  return { venta, faltan, mios, siguiente };
}

export const action = intents({ 'usar-mis-datos': usarMisDatos });

export default function RegistrarTitular() {
  const { venta, faltan, mios, siguiente } = useLoaderData<typeof loader>();
  const nuevos = registrosDe(venta);
  const posibles = conTitularDe(venta).length;
  const otros = venta.items.filter(({ tipo }) => tipo !== 'REGISTRO');
  return (
    <>
      <ToldHere lacks={faltan.length > 0 && <Missing nombres={faltan} />} />
      <StepHead current={2} heading={HEADING} />
      <Outlet />
      <Columns label="Su compra" aside={<SaleAside venta={venta} />}>
        <Impossible items={venta.items} volver={address.pasoDeCompra('dos')} />
        {posibles > 0 && (
          <p>
            {`El titular es el dueño legal del dominio. ${faltan.length > 0 ? `Ingrese sus datos${posibles > 1 ? ' para cada dominio que va a registrar' : ''}; son` : 'Sus datos ya están, y son'} públicos en la consulta whois.`}
          </p>
        )}
        {mios && <OwnData contacto={mios} varios={posibles > 1} />}
        {nuevos.length > 0 && (
          <Holders items={nuevos} conTodos={posibles > 1} sinLeer={venta.titularesSinLeer === true} />
        )}
        {otros.length > 0 && <KnownHolders items={otros} />}
        <Actions>
          <ButtonLink href={siguiente} kind={faltan.length > 0 ? 'second' : 'main'}>
            Seleccionar forma de pago
          </ButtonLink>
          <ButtonLink href={address.carrito()} kind="second">
            Volver a mi carrito
          </ButtonLink>
        </Actions>
      </Columns>
    </>
  );
}

/** Whose holders are missing, each with the way to give it. */
const Missing = ({ nombres }: { nombres: readonly string[] }) => (
  <p>
    Falta ingresar {nombres.length > 1 ? 'los titulares' : 'el titular'} de{' '}
    {nombres.map((nombre, place) => (
      <Fragment key={nombre}>
        {place > 0 && (place < nombres.length - 1 ? ', ' : ' y ')}
        <Link to={address.titularDeCompra(nombre)} preventScrollReset>
          {nombre}
        </Link>
      </Fragment>
    ))}
    .
  </p>
);

/** What the portal knows is offered in one press, with what it says. */
function OwnData({ contacto, varios }: { contacto: ContactoDTO; varios: boolean }) {
  return (
    <section className="card">
      <h2>Sus datos</h2>
      <p>
        <strong>{contacto.nombreApellido}</strong>
        <br />
        {contacto.direccion}
        <br />
        {contacto.telefono}&nbsp;· {contacto.emailPublico}
      </p>
      <ActionButton intencion="usar-mis-datos" pending="Guardando datos...">
        {varios ? 'Usar mis datos para todos y continuar' : 'Usar mis datos y continuar'}
      </ActionButton>
    </section>
  );
}

const dominio: Column<ItemVenta> = {
  header: 'Dominio',
  rowHeader: true,
  cell: (item) => <DomainName nombre={item.dominio.nombre} />,
};

const titular: Column<ItemVenta> = {
  header: 'Titular',
  cell: (item) => (item.motivo ? `No se puede ${DEED.REGISTRO.verb}` : (item.titular ?? 'Falta')),
};

const sinLeerse: Column<ItemVenta> = {
  header: 'Titular',
  cell: (item) => item.titular ?? 'No se pudo leer',
};

const datos: Column<ItemVenta> = {
  header: 'Datos del titular',
  hideHeader: true,
  cell: ({ dominio: { nombre }, titular: known, motivo }) =>
    !motivo && (
      <Link to={address.titularDeCompra(nombre)} preventScrollReset>
        {known === null ? 'Ingresar datos' : 'Editar'}
        <span className="sr">
          {known === null ? '' : ' los datos'} del titular de {nombre}
        </span>
      </Link>
    ),
};

interface HoldersProps {
  items: readonly ItemVenta[];
  /** More than one of them needs a holder. */
  conTodos: boolean;
  sinLeer: boolean;
}

/** The registrations, each with the state of its holder (spec 2, step 2). */
function Holders({ items, conTodos, sinLeer }: HoldersProps) {
  return (
    <section>
      {sinLeer && <p className="error">{TITULARES_SIN_LEER}</p>}
      {conTodos && (
        <p>
          <Link className="button second" to={address.titularDeCompra(null)} preventScrollReset>
            Ingresar para todos
          </Link>
        </p>
      )}
      <DataTable
        caption="Titulares de los dominios a registrar"
        brief
        columns={[dominio, sinLeer ? sinLeerse : titular, datos]}
        rows={items}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

const known: Column<ItemVenta> = {
  header: 'Titular',
  cell: ({ tipo, nuevoTitular, motivo }) => {
    if (motivo) return `No se puede ${DEED[tipo].verb}`;
    return tipo === 'TRANSFERENCIA'
      ? `Pasa a ${nuevoTitular ?? 'su nuevo titular'}`
      : 'Se mantiene el titular actual';
  },
};

/** Renewals and transfers ask for nothing here: to whom each name passes is a table, and of renewals alone a sentence says all there is. */
function KnownHolders({ items }: { items: readonly ItemVenta[] }) {
  if (items.every(({ tipo }) => tipo === 'RENOVACION')) {
    const posibles = posiblesDe(items).length;
    if (posibles === 0) return null;
    return (
      <p>
        {posibles === 1 ? 'El dominio que renueva mantiene' : 'Los dominios que renueva mantienen'} su
        titular: no tiene que ingresar datos.
      </p>
    );
  }
  return (
    <DataTable
      caption="Dominios que ya tienen titular"
      brief
      columns={[dominio, known]}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
