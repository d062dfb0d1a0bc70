import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { randomId } from '~/base/config.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { isSameId } from '~/registry/contract/ids';
import { idOf, notAvailable } from '~/session/failures/not-available.server';
import { intents } from '~/session/forms/intents.server';
import { confirmed, domainOf, wayBack } from '../domain.server';
import { invitationsOf } from '../invitations.server';
import { nameOf } from '../name-of';

const asked = (request: Request) => idOf(new URL(request.url).searchParams.get('invitacion'));

export async function loader(args: LoaderFunctionArgs) {
  const nombre = nameOf(await domainOf(args));
  const found = (await invitationsOf(args)).find(({ id }) => isSameId(id, asked(args.request)));
  if (!found) throw notAvailable();
  return { nombre, correo: found.correo, volver: wayBack(args, nombre), hidden: { operacion: randomId() } };
}

export const action = intents({
  retirar: (args, submission) =>
    confirmed(args, submission, ({ operacion }) =>
      submission.registry.administracion.retirarInvitacion({ id: asked(args.request), operacion }),
    ),
});

/** Takes an invitation back before it is answered. */
export default function TakeInvitationBack() {
  const { nombre, correo, volver, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Cancelar la invitación a ${correo} para ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="retirar"
      press="Cancelar invitación"
      pending="Cancelando..."
      cancel="No, dejarla"
      danger
    >
      <p>
        El enlace que recibió deja de servir y los contactos de {nombre} quedan como están. Puede invitar de
        nuevo cuando quiera.
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Cancelar la invitación');
