import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { mensajeDe, rechazoDe } from '~/registry/contract/rechazo';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import { doneBefore } from '~/session/forms/done-before.server';
import { intents } from '~/session/forms/intents.server';
import { entregaDe, vuelto } from './entregas.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombreDominio, titular } = await entregaDe(args);
  return { nombreDominio, titular, hidden: { operacion: randomId() } };
}

export const action = intents({
  deshacer: async (args, submission) => {
    const before = await doneBefore(args, submission, address.entregas());
    if (before) return before;
    const { registry, operacion } = submission;
    const { id, nombreDominio } = await entregaDe(args);
    const answer = await orNotAvailable(registry.administracion.deshacerEntrega({ id, operacion }));
    return rechazoDe(answer)
      ? told(args, address.entregas(), answer)
      : done(args, address.entregas(), await vuelto(args, submission, nombreDominio, mensajeDe(answer)));
  },
});

/** The domain is its giver's again, while nobody took it. */
export default function TakeBack() {
  const { nombreDominio, titular, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Deshacer la transferencia de ${nombreDominio}?`}
      closeTo={address.entregas()}
      hidden={hidden}
      intencion="deshacer"
      press="Deshacer la transferencia"
      pending="Deshaciendo..."
      cancel="No, dejarla"
      danger
    >
      <p>
        {titular} todavía no recibió el dominio: usted vuelve a ser su titular, y el enlace que le enviamos
        deja de servir. Lo pagado por la transferencia no se devuelve; si con ella se quitó la forma de pago,
        tendrá que asociarle una.
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, 'Deshacer la transferencia', 'Administrar');
