import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { eliminar, messageOf } from './mensajes.server';

const HEADING = 'Eliminar el mensaje';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return { mensaje: await messageOf(registry, args.params.id) };
}

export const action = intents({ eliminar });

export default function DeleteMessage() {
  const { mensaje } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title={`¿Eliminar el mensaje «${mensaje.titulo}»?`}
      closeTo={address.mensajes(search)}
      intencion="eliminar"
      press="Eliminar mensaje"
      pending="Eliminando..."
      danger
    >
      <p>Se quita de su lista y no se puede recuperar. Lo que el mensaje avisa no cambia.</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis mensajes');
