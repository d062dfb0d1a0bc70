import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useRef } from 'react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { intentsOfAnyone } from '~/session/forms/intents.server';
import { mayBeKeptByBrowser } from '~/session/page-cache/same-for-everybody.server';
import { requestContext } from '~/session/request/request-context.server';
import { TICKET } from './asked-ticket';
import { quitar } from './kept-files.server';
import { loadTicketForm } from './load-form.server';
import { readHelp } from './read-help.server';
import { enviar } from './send-ticket.server';
import { TicketForm } from './ticket-form';

export async function loader(args: LoaderFunctionArgs) {
  const asking = await requestContext(args);
  if (!asking.person) mayBeKeptByBrowser(args);
  return loadTicketForm(asking, new URL(args.request.url).searchParams);
}

export const action = intentsOfAnyone({ enviar, quitar, 'leer-ayuda': readHelp });

/** Also after a refusal: files that were kept are not sent again. */
export const shouldRevalidate = () => true;

export default function NewTicket() {
  const { titulo, dicho, brief, inicial, constraint, desafio, operacion, conMisConsultas } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = useForm(TICKET, { lastResult: answer?.lastResult, defaultValue: inicial, constraint });
  // One that was answered, and that nobody looked at, stays answered.
  const posed = useRef(desafio);
  if (!answer?.captchaSirve) posed.current = answer?.desafio ?? desafio;
  return (
    <>
      <ErrorSummary form={made[0]} />
      <h1>{titulo}</h1>
      <p>
        {dicho}
        {conMisConsultas && (
          <>
            {' '}
            Las que ya envió están en <a href={address.misTickets()}>Mis consultas</a>.
          </>
        )}
      </p>
      <TicketForm
        made={made}
        operacion={operacion}
        desafio={posed.current}
        kept={answer?.archivosGuardados ?? []}
        brief={brief}
      />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.titulo ?? 'Enviar una consulta', 'Contáctenos');
