import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionButton } from '~/components/form/action-button';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { avisar } from './avisar.server';
import { Pages } from './pages';

const HEADING = 'Avisos de vencimiento';

export const links = deskStyles;

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return registry.usuario.preferencias();
}

export const action = intents({ avisar });

/** The rule of `expiry-notices.ts`, in words: what is left of all notices for who wants fewer. */
const CON_MENOS =
  'uno, 7 días antes de cada vencimiento; si el dominio no se renueva solo, también el día antes y 1 y 5 días después.';

/** How often the person is told of the expiry dates of their domains: fewer notices, never without those against loss. */
export default function Notices() {
  const { menosAvisos } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Pages />
      {menosAvisos ? (
        <p>Recibe menos avisos: {CON_MENOS}</p>
      ) : (
        <>
          <p>
            Recibe todos los avisos de cada vencimiento: 60, 30 y 7 días antes, el día antes, y 1 y 5 días
            después si el dominio no se renovó.
          </p>
          <p>Si prefiere menos, le llegan solo los que evitan que lo pierda: {CON_MENOS}</p>
        </>
      )}
      <ActionButton
        intencion="avisar"
        kind="second"
        pending="Guardando..."
        fields={{ menos: menosAvisos ? 'no' : 'si' }}
      >
        {menosAvisos ? 'Recibir todos los avisos' : 'Recibir menos avisos'}
      </ActionButton>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
