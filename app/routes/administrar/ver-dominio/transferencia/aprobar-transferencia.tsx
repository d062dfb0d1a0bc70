import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { dialogTitle } from '~/components/page-title';
import { requestFor } from '~/routes/confirmar-transferencia/answer.server';
import { ApproveDialog } from '~/routes/confirmar-transferencia/approve-dialog';
import { importingSignedIn } from '~/routes/transferir-dominio/enabled.server';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { aprobar } from './dialogs.server';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const { nombre, info } = await toAct(args, 'aprobarTransferencia');
  const { alojado } = info.dominio.dominioBE;
  return { solicitud: await requestFor(registry, nombre), operacion: randomId(), alojado };
}

export const action = intents({ aprobar });

export default function ApproveTransfer() {
  const offered = useLoaderData<typeof loader>();
  return <ApproveDialog {...offered} closeTo={address.transferenciaDe(offered.solicitud.dominio)} />;
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Aprobar la transferencia');
