import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { importingSignedIn } from './enabled.server';
import { requestOf } from './own-request.server';
import { cancelar } from './request-dialogs.server';

const HEADING = 'Cancelar la solicitud';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const { dominio } = await requestOf(registry, args.request);
  return { dominio, hidden: { operacion: randomId() } };
}

export const action = intents({ cancelar });

export default function CancelRequest() {
  const { dominio, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Cancelar la importación de ${dominio}?`}
      closeTo={address.solicitudes()}
      intencion="cancelar"
      press="Cancelar Transferencia"
      pending="Cancelando..."
      hidden={hidden}
      cancel="Volver"
      danger
    >
      <p>El dominio sigue con su registrador actual y no se cobra nada.</p>
      <p>El código de autorización ya se usó: para solicitarla de nuevo tiene que pedir otro.</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis Solicitudes');
