import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/components/page-title';
import { segundoPaso } from '~/openid/factor-pages';
import { isEmbedded, keepsSecondSteps } from '~/openid/issuer.server';
import { cambiarClave } from '~/openid/password-pages';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { listSessions } from '~/session/list.server';
import { deskStyles } from '~/styles/desk';
import { Pages } from '../pages';
import { cerrar } from './cerrar.server';
import { Password } from './password';
import { SecondStep } from './second-step';
import { Sessions } from './sessions';

const HEADING = 'Contraseña y sesiones';

export const links = deskStyles;

/** Asks the registry nothing: the sessions are the portal's, the password the provider's. */
export async function loader(args: LoaderFunctionArgs) {
  const { person, session } = await signedIn(args);
  const sesiones = await listSessions(person.oid);
  return {
    clave: isEmbedded() ? cambiarClave(person.login) : null,
    segundoPaso: keepsSecondSteps() ? segundoPaso() : null,
    sesiones: sesiones.map((each) => ({ ...each, actual: each.publicId === session.publicId })),
  };
}

export const action = intents({ cerrar });

/** How the person signs in, and where they did. */
export default function Access() {
  const { clave, segundoPaso: paso, sesiones } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Pages />
      <Password clave={clave} />
      {paso && <SecondStep href={paso} />}
      <Sessions sesiones={sesiones} clave={clave} />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
