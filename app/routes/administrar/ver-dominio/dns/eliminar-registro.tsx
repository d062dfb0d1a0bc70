import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { enPalabras } from './in-words';
import { enTiempo } from './preview';
import { eliminar, loadRecord } from './record.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, de, volver, hidden, estructura, values, isOwn } = await loadRecord(args);
  const dice = enPalabras(estructura, values, nombre);
  return { de, volver, hidden, tipo: estructura.tipo, dice, tarda: enTiempo(Number(values.ttl)), isOwn };
}

export const action = intents({ eliminar });

/** A record that goes: what it says now is shown before. */
export default function DeleteRecord() {
  const { de, volver, hidden, tipo, dice, tarda, isOwn } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Eliminar el registro ${tipo} de ${de}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="eliminar"
      press="Eliminar registro"
      pending="Eliminando..."
      danger
    >
      <p>{dice}</p>
      <p>
        {isOwn && 'Los servidores dejan de responderlo en segundos. '}
        Quien ya lo preguntó puede recordarlo hasta {tarda}.
        {isOwn && ' Puede deshacerlo en «Versiones y deshacer».'}
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Eliminar el registro');
