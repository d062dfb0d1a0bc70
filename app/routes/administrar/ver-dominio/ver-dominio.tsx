import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { signedIn } from '~/session/guard.server';
import { Contacts } from './contacts';
import { GeneralInfo } from './general-info';
import { Nameservers } from './nameservers';
import { PaymentAccount } from './payment-account';
import { type Info, loadDomain } from './ver-dominio.server';

/** A domain, each role its sections: `?dominio=` (spec 2, Domain detail; spec 6). */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return loadDomain(registry, new URL(args.request.url).searchParams);
}

export default function DomainDetail() {
  const { info, hoy } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <a href={address.misDominios()}>Volver a Mis dominios</a>
      </p>
      <h1>
        <DomainName nombre={info.dominio.dominioCore.nombre} />
      </h1>
      {info.codigoRespuesta === 'OK' ? (
        <Sections info={info} hoy={hoy} />
      ) : (
        <Notice tipo="aviso">{info.mensajeRespuesta}</Notice>
      )}
    </>
  );
}

function Sections({ info, hoy }: { info: Info; hoy: string }) {
  const { permisos } = info;
  return (
    <>
      <GeneralInfo info={info} hoy={hoy} />
      {permisos.puedeVerServidores && <Nameservers info={info} />}
      <Contacts info={info} />
      {permisos.puedeVerPagos && <PaymentAccount info={info} />}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.info.dominio.dominioCore.nombre ?? 'Información no disponible', 'Mis dominios');
