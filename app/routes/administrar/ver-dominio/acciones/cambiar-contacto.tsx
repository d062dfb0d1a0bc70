import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { dialogTitle } from '~/components/page-title';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { correoInvitado } from '~/registry/contract/correo-invitado';
import { guardado } from '~/registry/domain/candado';
import { CONTACTO_DE, ROL_DE, type TipoContacto } from '~/registry/domain/roles';
import { TAMBIEN_CUSTODIOS } from '~/registry/domain/words/candado';
import { DIAS_DE_INVITACION, yaInvitado } from '~/registry/domain/words/invitaciones';
import { notAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { act, toAct } from '../domain.server';
import { invitationsOf } from '../invitations.server';
import { contactAsked } from '../roles';
import { INVITACION } from './asked';

const asked = (request: Request) => {
  const contact = contactAsked(new URL(request.url).searchParams);
  if (!contact || contact.tipo === 'TITULAR') throw notAvailable();
  return contact;
};

/** Another invitation would be refused while one waits: it leads to that one, where it is sent again or taken back. */
async function ledToTheOneThatWaits(args: RouteArgs, nombre: string, tipo: TipoContacto): Promise<void> {
  // Not known, it is found out by whoever sends another.
  const invitaciones = await invitationsOf(args).catch(() => []);
  const waiting = invitaciones.find(
    ({ tipoContacto, estado }) => tipoContacto === tipo && estado === 'PENDIENTE',
  );
  if (!waiting) return;
  const texto = yaInvitado(CONTACTO_DE[ROL_DE[tipo]], nombre, waiting);
  throw await done(args, address.placeOn(address.verDominio(nombre), 'contactos'), {
    tipo: 'aviso',
    texto,
  });
}

export async function loader(args: LoaderFunctionArgs) {
  const { tipo, titulo, cambiar } = asked(args.request);
  const { info, nombre, volver, hidden } = await toAct(args, cambiar);
  await ledToTheOneThatWaits(args, nombre, tipo);
  const seSabe = await registryOffers(contract.administracion.invitacionesEnviadas);
  const dura = seSabe ? ` La invitación vale ${DIAS_DE_INVITACION} días.` : '';
  const aprueban = guardado(info.candado?.grado ?? null, 'CONTACTOS') ? ` ${TAMBIEN_CUSTODIOS}` : '';
  const sigue = `${dura}${aprueban}`;
  return { nombre, volver, hidden, titulo, sigue, constraint: constraintOf(correoInvitado) };
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
  const { nombre, titulo, volver, hidden, sigue, constraint } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`Poner a otra persona como contacto ${titulo.toLowerCase()} de ${nombre}`}
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
            que la acepte; mientras tanto puede cancelarla.{sigue}
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
  dialogTitle({ matches, location }, 'Poner a otra persona como contacto');
