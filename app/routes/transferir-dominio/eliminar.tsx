import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { importingSignedIn } from './enabled.server';
import { requestOf } from './own-request.server';
import { eliminar } from './request-dialogs.server';

const HEADING = 'Eliminar la solicitud';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const { dominio } = await requestOf(registry, args.request);
  return { dominio, hidden: { operacion: randomId() } };
}

export const action = intents({ eliminar });

export default function DeleteRequest() {
  const { dominio, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Quitar de la lista la solicitud de ${dominio}?`}
      closeTo={address.solicitudes()}
      intencion="eliminar"
      press="Eliminar solicitud"
      pending="Eliminando..."
      hidden={hidden}
      danger
    >
      <p>Se quita de su lista y no se puede recuperar. Lo que pasó con el dominio no cambia.</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis Solicitudes');
