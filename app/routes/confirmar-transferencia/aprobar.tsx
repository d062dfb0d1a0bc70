import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { aprobar, requestToAnswer } from './answer.server';
import { ApproveDialog } from './approve-dialog';

export const loader = (args: LoaderFunctionArgs) => requestToAnswer(args, 'aprobarTransferencia');

export const action = intents({ aprobar });

export default function Approve() {
  const offered = useLoaderData<typeof loader>();
  return <ApproveDialog {...offered} closeTo={address.confirmarTransferencia(offered.solicitud.dominio)} />;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Aprobar la transferencia');
