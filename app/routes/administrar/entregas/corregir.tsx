import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { MailText } from '~/components/mail-text';
import { pageTitle } from '~/components/page-title';
import { correoInvitado } from '~/registry/contract/correo-invitado';
import { rechazoDe } from '~/registry/contract/rechazo';
import { INVITACION } from '~/routes/administrar/ver-dominio/acciones/asked';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { entregaDe } from './entregas.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombreDominio, correo } = await entregaDe(args);
  return { nombreDominio, correo, operacion: randomId(), constraint: constraintOf(correoInvitado) };
}

export const action = intents({
  corregir: async (args, { registry, form, operacion }) => {
    const { id } = await entregaDe(args);
    const typed = parseWithZod(form, { schema: correoInvitado });
    if (typed.status !== 'success') return refuse(INVITACION, typed);
    const answer = await orNotAvailable(
      registry.administracion.corregirEntrega({ id, operacion, ...typed.value }),
    );
    const refusal = rechazoDe(answer);
    return refusal ? refuse(INVITACION, typed, refusal) : told(args, address.entregas(), answer);
  },
});

/** Another address for who gets a domain, asked twice. */
export default function CorrectGiven() {
  const { nombreDominio, correo, operacion, constraint } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`Corregir el correo del nuevo titular de ${nombreDominio}`}
      closeTo={address.entregas()}
      hidden={{ operacion }}
      asks={INVITACION}
      constraint={constraint}
      intencion="corregir"
      press="Enviar la invitación"
      pending="Enviando..."
    >
      {(fields) => (
        <>
          <p>
            La invitación se envió a <MailText mail={correo} />. El enlace que recibió deja de servir, y
            enviamos otro al correo que indique.
          </p>
          <TextField field={fields.correo} label="Correo electrónico" type="email" autoComplete="off" />
          <TextField
            field={fields.confirmacion}
            label="Confirmar correo electrónico"
            type="email"
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Corregir el correo', 'Administrar');
