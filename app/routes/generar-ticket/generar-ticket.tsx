import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { useScreenForm } from '~/components/form/use-screen-form';
import { pageTitle } from '~/components/page-title';
import { readForm } from '~/session/form.server';
import { unknownIntent } from '~/session/refusals.server';
import { visit } from '~/session/visit.server';
import { removeKept } from './kept-files.server';
import { loadTicketForm } from './load-form.server';
import { sendTicket } from './send-ticket.server';
import { TICKET_FIELDS, type TicketFields } from './ticket-fields';
import { TicketForm } from './ticket-form';

const HEADING = 'Enviar una consulta';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  return loadTicketForm(await visit(args), new URL(args.request.url).searchParams);
}

export async function action(args: ActionFunctionArgs) {
  const submission = await readForm(args);
  const token = submission.form.get('quitar');
  if (typeof token === 'string') return removeKept(args, submission, token.slice(0, 100));
  if (submission.intencion === 'enviar') return sendTicket(args, submission);
  throw unknownIntent();
}

/** Also after a refusal: a challenge is spent by any answer, and files that were kept are not sent again. */
export const shouldRevalidate = () => true;

export default function NewTicket() {
  const { inicial, desafio, operacion, ingresado } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = useScreenForm<TicketFields>({
    id: 'ticket',
    lastResult: answer?.lastResult,
    defaultValue: inicial,
  });
  return (
    <>
      <ErrorSummary form={made[0]} order={TICKET_FIELDS} />
      <h1>{HEADING}</h1>
      <p>
        Le respondemos por correo electrónico. Puede que la respuesta ya esté en la{' '}
        <a href={address.ayuda()}>ayuda</a>.
        {ingresado && (
          <>
            {' '}
            Las que ya envió están en <a href={address.misTickets()}>Mis consultas</a>.
          </>
        )}
      </p>
      <TicketForm
        made={made}
        operacion={operacion}
        desafio={desafio}
        kept={answer?.archivosGuardados ?? []}
      />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Contáctenos');
