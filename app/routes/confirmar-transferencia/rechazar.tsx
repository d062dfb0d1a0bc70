import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { rechazar, requestToAnswer } from './answer.server';
import { RejectDialog } from './reject-dialog';

export const loader = (args: LoaderFunctionArgs) => requestToAnswer(args, 'rechazarTransferencia');

export const action = intents({ rechazar });

export default function Reject() {
  const offered = useLoaderData<typeof loader>();
  return <RejectDialog {...offered} closeTo={address.confirmarTransferencia(offered.solicitud.dominio)} />;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Rechazar la transferencia');
