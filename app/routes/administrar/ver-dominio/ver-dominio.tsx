import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { dayOf, now } from '~/clock.server';
import { DomainName } from '~/components/domain-name';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { Contacts } from './contacts';
import { domainOf, type Info } from './domain.server';
import { DomainActions } from './domain-actions';
import { GeneralInfo } from './general-info';
import { nameOf } from './name-of';
import { Nameservers } from './nameservers';
import { WhatNext } from './next';
import { PaymentAccount } from './payment-account';
import { TransferSection } from './transferencia/section';
import { loadTransferencia } from './transferencia/section.server';

export const handle = { scripts: true };

/** A domain, each role its sections: `?dominio=` (spec 2, Domain detail; spec 6). */
export async function loader(args: LoaderFunctionArgs) {
  const info = await domainOf(args);
  return { info, transferencia: await loadTransferencia(args, info), hoy: dayOf(now()).toString() };
}

export default function DomainDetail() {
  const { info, transferencia, hoy } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <p>
        <a href={address.misDominios()}>Volver a Mis dominios</a>
      </p>
      <h1>
        <DomainName nombre={nameOf(info)} />
      </h1>
      {info.codigoRespuesta === 'OK' ? (
        <Sections info={info} hoy={hoy} />
      ) : (
        <Notice tipo="aviso">{info.mensajeRespuesta}</Notice>
      )}
      {transferencia && <TransferSection dominio={nameOf(info)} transferencia={transferencia} />}
    </>
  );
}

function Sections({ info, hoy }: { info: Info; hoy: string }) {
  const { permisos } = info;
  return (
    <>
      <WhatNext info={info} />
      <DomainActions info={info} />
      <GeneralInfo info={info} hoy={hoy} />
      {permisos.puedeVerServidores && <Nameservers info={info} />}
      <Contacts info={info} />
      {permisos.puedeVerPagos && <PaymentAccount info={info} />}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? nameOf(data.info) : 'Información no disponible', 'Mis dominios');
