import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { importingSignedIn } from '../transferir-dominio/enabled.server';
import { ifNobodyAnswers } from '../transferir-dominio/if-nobody-answers';
import { wordsOf } from '../transferir-dominio/states';
import { requestFor } from './answer.server';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  return { solicitud: await requestFor(registry, args.params.nombreDominio) };
}

/** Where the mail leads whose name another registrar asks for (spec 2). */
export default function ConfirmarTransferencia() {
  const { solicitud } = useLoaderData<typeof loader>();
  const { dominio, estado, nuevoRegistrador, fechaSolicitud, fechaVencSol, alVencer } = solicitud;
  const { estado: words, tono } = wordsOf(solicitud);
  const isPending = estado === 'PENDING';
  return (
    <>
      <Outlet />
      <h1>Transferencia de {dominio}</h1>
      <Summary
        rows={[
          { label: 'Estado', value: <Tag tono={tono}>{words}</Tag> },
          { label: 'Lo pide', value: nuevoRegistrador },
          { label: 'Fecha de solicitud', value: <DateText value={fechaSolicitud} withTime /> },
          { label: 'Se puede responder hasta', value: <DateText value={fechaVencSol} withTime /> },
        ]}
      />
      {isPending ? (
        <>
          <p>
            {nuevoRegistrador} pidió llevarse {dominio} con su código de autorización. Si la aprueba, el
            dominio y su titular pasan a {nuevoRegistrador} y deja de administrarse aquí.{' '}
            {ifNobodyAnswers(alVencer)}
          </p>
          <Actions>
            <Link
              className="button"
              to={address.confirmarTransferencia(dominio, 'rechazar')}
              preventScrollReset
            >
              Rechazar
            </Link>
            <Link
              className="button danger"
              to={address.confirmarTransferencia(dominio, 'aprobar')}
              preventScrollReset
            >
              Aprobar
            </Link>
          </Actions>
        </>
      ) : (
        <p>Esta solicitud ya terminó: no hay nada que responder.</p>
      )}
      <p>
        <a href={address.verDominio(dominio)}>Ver {dominio}</a>
      </p>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, `Transferencia de ${data?.solicitud.dominio ?? 'un dominio'}`);
