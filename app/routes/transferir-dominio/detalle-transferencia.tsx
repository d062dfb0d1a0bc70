import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ActionButton } from '~/components/form/action-button';
import { keyed } from '~/components/keyed';
import { Actions, ButtonLink, Card } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import { intents } from '~/session/forms/intents.server';
import { reintentar, requestOrError } from './detalle.server';
import { importingSignedIn } from './enabled.server';
import { RecordsTable } from './records-table';
import { RequestSummary } from './request-summary';
import { byPerson, canBeginAgain, isHere, wordsOf } from './states';

export async function loader(args: LoaderFunctionArgs) {
  return { solicitud: await requestOrError(args, await importingSignedIn(args)) };
}

export const action = intents({ reintentar });

/** A request of the person's: `?dominio=&codAuth=` (spec 2). */
export default function DetalleTransferencia() {
  const { solicitud } = useLoaderData<typeof loader>();
  const { dominio, codigoAutorizacion, estado, registros } = solicitud;
  return (
    <>
      <p>
        <a href={address.solicitudes()}>Volver a Mis Solicitudes</a>
      </p>
      <h1>Importación de {dominio}</h1>
      <RequestSummary solicitud={solicitud} />
      <Actions>
        {canBeginAgain(solicitud) && (
          <ActionButton intencion="reintentar" pending="Preparando...">
            Solicitar de nuevo
          </ActionButton>
        )}
        {isHere(solicitud) && (
          <ButtonLink href={address.verDominio(dominio)}>Administrar {dominio}</ButtonLink>
        )}
      </Actions>
      <Asked solicitud={solicitud} />
      <RecordsTable registros={registros} />
      <Steps solicitud={solicitud} />
      {estado === 'PENDING' && (
        <Card title="Si ya no quiere importarlo">
          <p>
            Mientras está pendiente puede cancelarla: el dominio sigue con su registrador y no se cobra nada.
          </p>
          <Link
            className="button second"
            to={address.accionSolicitud('cancelar', dominio, codigoAutorizacion)}
          >
            Cancelar Transferencia
          </Link>
        </Card>
      )}
    </>
  );
}

function Asked({ solicitud: { datosTitular, cuentaPago } }: { solicitud: SolicitudTransferencia }) {
  if (!datosTitular) return null;
  const { direccion, telefono, email } = datosTitular;
  return (
    <section>
      <h2>Lo que solicitó</h2>
      <Summary
        rows={[
          { label: 'Titular', value: nombreApellido(datosTitular) },
          { label: 'Dirección', value: direccion },
          { label: 'Teléfono', value: telefono },
          { label: 'Correo electrónico', value: email },
          { label: 'Forma de pago', value: cuentaPago ?? 'Sin forma de pago' },
        ]}
      />
    </section>
  );
}

function Steps({ solicitud: { pasos } }: { solicitud: SolicitudTransferencia }) {
  return (
    <section>
      <h2>Historial</h2>
      <ol>
        {keyed(pasos, ({ momento, estado }) => momento + estado).map(([key, { estado, quien, momento }]) => (
          <li key={key}>
            {wordsOf({ estado }).paso} el <DateText value={momento} withTime />
            {byPerson(estado) ? ', por usted' : quien && `, por ${quien}`}.
          </li>
        ))}
      </ol>
    </section>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, `Importación de ${data?.solicitud.dominio ?? 'un dominio'}`, 'Mis Solicitudes');
