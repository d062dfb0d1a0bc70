import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import { importingSignedIn } from '../transferir-dominio/enabled.server';
import { aprobar, requestFor } from './answer.server';
import { ApproveDialog } from './approve-dialog';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  return { solicitud: await requestFor(registry, args.params.nombreDominio) };
}

export const action = intents({ aprobar });

export default function Approve() {
  const { solicitud } = useLoaderData<typeof loader>();
  return <ApproveDialog solicitud={solicitud} closeTo={address.confirmarTransferencia(solicitud.dominio)} />;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Aprobar la transferencia');
