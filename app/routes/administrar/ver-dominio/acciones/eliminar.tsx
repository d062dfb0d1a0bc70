import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { act, toAct } from '../domain.server';
import { ELIMINACION } from './asked';
import { messagesOf, YA_ELIMINADO } from './messages.server';

export async function loader(args: LoaderFunctionArgs) {
  const asked = await toAct(args, 'eliminar');
  const { mensajeConfirmarEliminar } = await messagesOf(args);
  return { ...asked, aviso: asked.info.eliminado ? YA_ELIMINADO : mensajeConfirmarEliminar };
}

export const action = intents({
  eliminar: (args, submission) =>
    act(
      args,
      submission,
      ELIMINACION,
      (cual, typed) => submission.registry.administracion.eliminar({ ...cual, ...typed }),
      { to: address.misDominios() },
    ),
});

/** Deleting for good, with the name typed again (decision z). */
export default function Delete() {
  const { nombre, volver, hidden, aviso } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`¿Eliminar ${nombre} definitivamente?`}
      closeTo={volver}
      hidden={hidden}
      asks={ELIMINACION}
      intencion="eliminar"
      press="Eliminar definitivamente"
      pending="Eliminando..."
      danger
    >
      {({ confirmacion }) => (
        <>
          <p>{aviso}</p>
          <TextField
            field={confirmacion}
            label={`Para confirmar, escriba ${nombre}`}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
          />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Eliminar el dominio definitivamente');
