import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import type { Id } from '~/registry/contract/ids';
import type { Handle } from '~/scripts';
import { redirect, requestContext } from '~/session/request/request-context.server';
import { answerTerm } from './answer-term.server';
import { SENT, sentTicket } from './send-ticket.server';

export const handle: Handle = { scripts: false };

const HEADING = 'Recibimos su consulta';
const HEADING_OF_ACCOUNT = 'Pidió una cuenta';

/** The confirmation of a ticket; it survives reload, bookmark and Back. */
export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requestContext(args);
  const { data } = sentTicket.safeParse(await session.read(SENT));
  if (!data) throw redirect(args, address.generarTicket());
  const plazo = await answerTerm(data.dominio);
  return { ...data, plazo: plazo && `Hasta ${plazo}`, otraVez: address.pedirCuenta() };
}

export default function TicketSent() {
  const sent = useLoaderData<typeof loader>();
  return sent.pide === 'cuenta' ? <AccountAsked {...sent} /> : <QuestionSent {...sent} />;
}

interface SentProps {
  /** Empty where the registry gave none. */
  numero: string;
  id: Id | null;
  email: string;
  /** How long an answer may take, where that is known. */
  plazo: string | null;
  /** Where an account is asked for: said by the server, for an address more in the browser weighs on every page. */
  otraVez: string;
}

const numberRow = (numero: string) =>
  numero === '' ? [] : [{ label: 'Número de consulta', value: <strong>{numero}</strong> }];

const termRow = (plazo: string | null) => (plazo === null ? [] : [{ label: 'Plazo', value: plazo }]);

function AccountAsked({ numero, email, plazo, otraVez }: SentProps) {
  return (
    <>
      <h1>{HEADING_OF_ACCOUNT}</h1>
      <Summary
        rows={[
          { label: 'La respuesta llega a', value: <strong>{email}</strong> },
          ...termRow(plazo),
          ...numberRow(numero),
        ]}
      />
      <p>El Registro .uy le hace la cuenta y le envía a ese correo un enlace para elegir la contraseña.</p>
      <p>
        Si ese no es su correo, <a href={otraVez}>pídala de nuevo</a> con el correcto.
      </p>
      <Actions>
        <ButtonLink href={address.disponibilidad()}>Volver al inicio</ButtonLink>
      </Actions>
    </>
  );
}

function QuestionSent({ numero, id, email, plazo }: SentProps) {
  return (
    <>
      <h1>{HEADING}</h1>
      <Summary
        rows={[
          ...numberRow(numero),
          { label: 'Confirmación', value: `Se la enviamos a ${email}` },
          ...termRow(plazo),
        ]}
      />
      <p>
        La respuesta le llega a ese correo.{' '}
        {id !== null
          ? 'Si necesita agregar algo, hágalo en la consulta, mientras no la cierre.'
          : numero !== '' && 'Si necesita agregar algo, indique este número en otra consulta.'}
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

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.pide === 'cuenta' ? HEADING_OF_ACCOUNT : HEADING, 'Contáctenos');
