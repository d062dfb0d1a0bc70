import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { enTiempo } from '~/registry/domain/ttl-en-palabras';
import { intents } from '~/session/forms/intents.server';
import { enPalabras } from './in-words';
import { eliminar, loadRecord } from './record.server';
import { whatStops } from './what-stops.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, de, volver, hidden, estructura, values, isOwn, dejan } = await loadRecord(args);
  const [dice] = enPalabras(estructura, values, nombre);
  const stops = whatStops(dejan);
  const unico = stops && `Es el único: ${stops}.`;
  const { tipo } = estructura;
  return { de, volver, hidden, tipo, dice, unico, tarda: enTiempo(Number(values.ttl)), isOwn };
}

export const action = intents({ eliminar });

/** A record that goes: what it says now is shown before. */
export default function DeleteRecord() {
  const { de, volver, hidden, tipo, dice, unico, tarda, isOwn } = useLoaderData<typeof loader>();
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
      {unico && (
        <p>
          <strong>{unico}</strong>
        </p>
      )}
      <p>
        {isOwn && 'Los servidores dejan de responderlo en segundos. '}
        Quien ya lo preguntó puede recordarlo hasta {tarda}.
        {isOwn && ' Puede deshacerlo en «Versiones y deshacer».'}
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Eliminar el registro DNS');
