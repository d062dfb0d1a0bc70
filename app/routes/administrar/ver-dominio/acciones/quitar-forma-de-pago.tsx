import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { confirmed, toAct } from '../domain.server';
import { messagesOf } from './messages.server';
import { withoutRenewal } from './renewal.server';

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'quitarCuentaPago');
  const { mensajeConfirmarEliminarCuenta } = await messagesOf(args);
  return { nombre, volver, hidden, aviso: mensajeConfirmarEliminarCuenta, despues: withoutRenewal(info) };
}

export const action = intents({
  quitar: (args, submission) =>
    confirmed(args, submission, ({ nombreDominio, ...cual }) =>
      submission.registry.administracion.eliminarCuentaDominios({ ...cual, nombresDominio: [nombreDominio] }),
    ),
});

/** Leaves a domain without payment account (spec 4). */
export default function RemoveAccount() {
  const { nombre, volver, hidden, aviso, despues } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Quitar la forma de pago de ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="quitar"
      press="Quitar la forma de pago"
      pending="Quitando..."
      danger
    >
      <p>{aviso}</p>
      {despues && <p>{despues}</p>}
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Quitar la forma de pago');
