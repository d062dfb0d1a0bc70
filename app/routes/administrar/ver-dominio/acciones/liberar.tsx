import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { ifReleasedToday } from '../../recovery.server';
import { confirmed, toAct } from '../domain.server';
import { messagesOf } from './messages.server';

export async function loader(args: LoaderFunctionArgs) {
  const asked = await toAct(args, 'liberar');
  const { mensajeConfirmarLiberar } = await messagesOf(args);
  const luego = await ifReleasedToday(asked.info.dominio.dominioCore.fechaVencimiento);
  return { ...asked, aviso: [mensajeConfirmarLiberar, luego].filter(Boolean).join(' ') };
}

export const action = intents({
  liberar: (args, submission) =>
    confirmed(args, submission, (cual) => submission.registry.administracion.liberar(cual)),
});

/** Giving a name up (spec 4; decision z). */
export default function Release() {
  const { nombre, volver, hidden, aviso } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Liberar ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="liberar"
      press="Liberar dominio"
      pending="Liberando..."
      danger
    >
      <p>{aviso}</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Liberar el dominio');
