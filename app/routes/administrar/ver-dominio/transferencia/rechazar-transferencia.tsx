import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { dialogTitle } from '~/components/page-title';
import { requestFor } from '~/routes/confirmar-transferencia/answer.server';
import { RejectDialog } from '~/routes/confirmar-transferencia/reject-dialog';
import { importingSignedIn } from '~/routes/transferir-dominio/enabled.server';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { rechazar } from './dialogs.server';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const { nombre } = await toAct(args, 'rechazarTransferencia');
  return { solicitud: await requestFor(registry, nombre), operacion: randomId() };
}

export const action = intents({ rechazar });

export default function RejectTransfer() {
  const offered = useLoaderData<typeof loader>();
  return <RejectDialog {...offered} closeTo={address.transferenciaDe(offered.solicitud.dominio)} />;
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Rechazar la transferencia');
