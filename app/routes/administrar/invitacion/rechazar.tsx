import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';
import { loadInvitation, rechazar } from './invitacion.server';

const HEADING = 'Rechazar Invitación';

export async function loader(args: LoaderFunctionArgs) {
  const { invitacion, codigo, operacion } = await loadInvitation(args, await signedIn(args));
  if (!invitacion) throw redirect(args, address.invitacion(codigo));
  return { nombreDominio: invitacion.nombreDominio, codigo, operacion };
}

export const action = intents({ rechazar });

/** What was asked is asked once more (spec 2). */
export default function RejectInvitation() {
  const { nombreDominio, codigo, operacion } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`Desea rechazar la invitación para el dominio ${nombreDominio}?`}
      closeTo={address.invitacion(codigo)}
      intencion="rechazar"
      press="Rechazar"
      pending="Rechazando..."
      danger
      hidden={{ operacion }}
    >
      <p>
        El dominio no cambia, y el enlace deja de funcionar. Para aceptar más adelante, quien lo invitó
        tendría que invitarlo de nuevo: le avisamos que usted rechazó.
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
