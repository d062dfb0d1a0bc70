import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import { confirmed, toAct } from '../domain.server';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'congelar');
  return { nombre, volver, hidden, esTitular: info.esTitular };
}

export const action = intents({
  congelar: (args, submission) =>
    confirmed(args, submission, (cual) => submission.registry.historia.congelar(cual)),
});

/** Keeps a domain as it is for a day, when somebody else may be taking it away (decision w). */
export default function Freeze() {
  const { nombre, volver, hidden, esTitular } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Congelar ${nombre} por 24 horas?`}
      closeTo={volver}
      hidden={hidden}
      intencion="congelar"
      press="Congelar dominio"
      pending="Congelando..."
      danger
    >
      <p>
        Mientras tanto nadie puede liberarlo, eliminarlo, transferirlo ni cambiar sus contactos o servidores,
        tampoco usted. Lo demás queda como está, y se puede renovar o recuperar. Se descongela solo a las 24
        horas.
      </p>
      {!esTitular && <p>Las 24 horas siguientes, solo su titular lo puede congelar otra vez: usted no.</p>}
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Congelar el dominio', 'Mis dominios');
