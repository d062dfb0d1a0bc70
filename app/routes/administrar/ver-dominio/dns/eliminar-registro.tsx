import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import { stateOf } from './dns.server';
import { enPalabras } from './preview';
import { eliminar, loadRecord } from './record.server';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const [record, estado] = await Promise.all([loadRecord(args), stateOf(args)]);
  return { ...record, hasVersions: estado?.propia ?? false };
}

export const action = intents({ eliminar });

/** A record that goes: what it says now is shown before. */
export default function DeleteRecord() {
  const { nombre, volver, hidden, estructura, values, hasVersions } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Eliminar el registro ${estructura.tipo}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="eliminar"
      press="Eliminar registro"
      pending="Eliminando..."
      danger
    >
      <p>{enPalabras(estructura, values, nombre)}</p>
      {hasVersions && <p>Deja de responder en segundos; puede deshacerlo en «Versiones y deshacer».</p>}
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Eliminar el registro', 'Mis dominios');
