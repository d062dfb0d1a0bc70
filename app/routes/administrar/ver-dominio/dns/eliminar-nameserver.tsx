import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { notAvailable } from '~/session/failures/not-available.server';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { eliminar, placeIn } from './one-server.server';

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'delegar');
  const server = info.nameservers[placeIn(args, info) ?? -1];
  if (!server) throw notAvailable();
  return { nombre, volver, hidden, server };
}

export const action = intents({ eliminar });

/** A server that stops answering for the name (spec 2). */
export default function DeleteNameserver() {
  const { nombre, volver, hidden, server } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Eliminar el nameserver ${server.nombre} de ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="eliminar"
      press="Eliminar nameserver"
      pending="Eliminando..."
      danger
    >
      <p>
        Deja de responder por el dominio{server.ip && ` en ${server.ip}`}. Los otros servidores siguen, y
        puede agregarlo otra vez.
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Eliminar el nameserver');
