import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { enPalabras } from './in-words';
import { enTiempo } from './preview';
import { eliminar, loadRecord } from './record.server';

export const loader = (args: LoaderFunctionArgs) => loadRecord(args);

export const action = intents({ eliminar });

/** A record that goes: what it says now is shown before. */
export default function DeleteRecord() {
  const { nombre, volver, hidden, estructura, values, isOwn } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Eliminar el registro ${estructura.tipo} de ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="eliminar"
      press="Eliminar registro"
      pending="Eliminando..."
      danger
    >
      <p>{enPalabras(estructura, values, nombre)}</p>
      <p>
        {isOwn && 'Los servidores dejan de responderlo en segundos. '}
        Quien ya lo preguntó puede recordarlo hasta {enTiempo(Number(values.ttl))}.
        {isOwn && ' Puede deshacerlo en «Versiones y deshacer».'}
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Eliminar el registro');
