import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText, NO_SE_INFORMA } from '~/components/date-text';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { type Reason, type WhyNotWords, whyNotInWords } from '../administrar/ver-dominio/reasons';
import { WhyNot } from '../administrar/ver-dominio/why-not';
import { importingSignedIn } from '../transferir-dominio/enabled.server';
import { ifNobodyAnswers } from '../transferir-dominio/if-nobody-answers';
import { elOtro, otroRegistrador } from '../transferir-dominio/import-words';
import { wordsOf } from '../transferir-dominio/states';
import { pedidoDe, requestFor } from './answer.server';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const solicitud = await requestFor(registry, args.params.nombreDominio);
  const isPending = solicitud.estado === 'PENDING';
  const motivos: Record<string, string> = isPending
    ? (await pedidoDe(registry, solicitud.dominio)).motivos
    : {};
  const reasons: Reason[] = [
    ['aprobarla', motivos.aprobarTransferencia],
    ['rechazarla', motivos.rechazarTransferencia],
  ];
  const why = whyNotInWords(reasons, solicitud.dominio);
  return { solicitud, motivos, why };
}

/** Where the mail leads whose name another registrar asks for (spec 2). */
export default function ConfirmarTransferencia() {
  const { solicitud, motivos, why } = useLoaderData<typeof loader>();
  const { dominio, estado, nuevoRegistrador, fechaSolicitud, fechaVencSol, alVencer } = solicitud;
  const { estado: words, tono } = wordsOf(solicitud);
  const isPending = estado === 'PENDING';
  return (
    <>
      <h1>Transferencia de {dominio}</h1>
      <Outlet />
      <Summary
        rows={[
          { label: 'Estado', value: <Tag tono={tono}>{words}</Tag> },
          { label: 'Lo pide', value: nuevoRegistrador || NO_SE_INFORMA },
          { label: 'Fecha de solicitud', value: <DateText value={fechaSolicitud} withTime /> },
          { label: 'Se puede responder hasta', value: <DateText value={fechaVencSol} withTime /> },
        ]}
      />
      {isPending ? (
        <>
          <p>
            {elOtro(nuevoRegistrador)} pidió llevarse {dominio} con su código de autorización. Si la aprueba,
            el dominio pasa a {otroRegistrador(nuevoRegistrador)} con el mismo titular, y deja de
            administrarse aquí. Si usted no entregó el código, rechácela. {ifNobodyAnswers(alVencer)}
          </p>
          <Answers dominio={dominio} motivos={motivos} why={why} />
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

interface AnswersProps {
  dominio: string;
  motivos: Readonly<Record<string, string>>;
  why: WhyNotWords | null;
}

function Answers({ dominio, motivos, why }: AnswersProps) {
  return (
    <>
      <Actions>
        {!motivos.rechazarTransferencia && (
          <Link
            className={motivos.aprobarTransferencia ? 'button' : 'button second'}
            to={address.confirmarTransferencia(dominio, 'rechazar')}
            preventScrollReset
          >
            Rechazar
          </Link>
        )}
        {!motivos.aprobarTransferencia && (
          <Link
            className="button danger"
            to={address.confirmarTransferencia(dominio, 'aprobar')}
            preventScrollReset
          >
            Aprobar
          </Link>
        )}
      </Actions>
      <WhyNot why={why} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, `Transferencia de ${data?.solicitud.dominio ?? 'un dominio'}`);
