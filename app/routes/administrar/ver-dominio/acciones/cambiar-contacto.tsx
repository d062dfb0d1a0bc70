import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { dialogTitle } from '~/components/page-title';
import { correoInvitado } from '~/registry/contract/correo-invitado';
import { notAvailable } from '~/session/failures/not-available.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { act, toAct } from '../domain.server';
import { contactAsked } from '../roles';
import { INVITACION } from './asked';

const asked = (request: Request) => {
  const contact = contactAsked(new URL(request.url).searchParams);
  if (!contact || contact.tipo === 'TITULAR') throw notAvailable();
  return contact;
};

export async function loader(args: LoaderFunctionArgs) {
  const { titulo, cambiar } = asked(args.request);
  const { nombre, volver, hidden } = await toAct(args, cambiar);
  return { nombre, volver, hidden, titulo, constraint: constraintOf(correoInvitado) };
}

export const action = intents({
  invitar: (args, submission) =>
    act(
      args,
      submission,
      INVITACION,
      ({ nombreDominio, operacion }, { correo, confirmacion }) =>
        submission.registry.administracion.invitacionCambiarContacto({
          nombreDominio,
          operacion,
          correo,
          confirmacion,
          tipoContacto: asked(args.request).tipo,
        }),
      { schema: correoInvitado },
    ),
});

/** Asks somebody by mail to be the contact; nothing changes until they accept (spec 2, Change contact). */
export default function ChangeContact() {
  const { nombre, titulo, volver, hidden, constraint } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`Cambiar el contacto ${titulo.toLowerCase()} de ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      asks={INVITACION}
      constraint={constraint}
      intencion="invitar"
      press="Enviar invitación"
      pending="Enviando..."
    >
      {({ correo, confirmacion }) => (
        <>
          <p>
            Le enviamos una invitación a quien va a ser el contacto. El contacto actual sigue siéndolo hasta
            que la acepte; mientras tanto puede cancelarla.
          </p>
          <TextField field={correo} label="Correo electrónico" type="email" autoComplete="off" />
          <TextField
            field={confirmacion}
            label="Confirmar correo electrónico"
            type="email"
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Cambiar el contacto');
