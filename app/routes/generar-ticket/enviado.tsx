import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import type { Handle } from '~/scripts';
import { redirect, requestContext } from '~/session/request/request-context.server';
import { SENT, sentTicket } from './send-ticket.server';

export const handle: Handle = { scripts: false };

const HEADING = 'Recibimos su consulta';

/** The confirmation of a ticket; it survives reload, bookmark and Back. */
export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requestContext(args);
  const { data } = sentTicket.safeParse(await session.read(SENT));
  if (!data) throw redirect(args, address.generarTicket());
  return data;
}

export default function TicketSent() {
  const { numero, id, email } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Summary
        rows={[
          ...(numero === '' ? [] : [{ label: 'Número de ticket', value: <strong>{numero}</strong> }]),
          { label: 'Confirmación', value: `Se la enviamos a ${email}` },
        ]}
      />
      <p>
        La respuesta le llega a ese correo.{' '}
        {id !== null
          ? 'Si necesita agregar algo, hágalo en la consulta, mientras no la cierre. '
          : numero !== '' && 'Si necesita agregar algo, indique el número de ticket en otra consulta. '}
        Puede imprimir esta página.
      </p>
      <Actions>
        {id !== null && <ButtonLink href={address.ticket(id)}>Ver la consulta</ButtonLink>}
        <ButtonLink href={address.disponibilidad()} kind="second">
          Volver al inicio
        </ButtonLink>
        <a href={address.generarTicket()}>Enviar otra consulta</a>
      </Actions>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Contáctenos');
