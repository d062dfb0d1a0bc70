import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/components/page-title';
import { isEmbedded } from '~/openid/issuer.server';
import { cambiarClave } from '~/openid/password-pages';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { listSessions } from '~/session/list.server';
import { deskStyles } from '~/styles/desk';
import { Pages } from '../pages';
import { cerrar, cerrarOtras } from './cerrar.server';
import { Password } from './password';
import { SecondStep } from './second-step';
import { secondStepOf } from './second-step.server';
import { Sessions } from './sessions';

const HEADING = 'Contraseña y sesiones';

export const links = deskStyles;

/** The sessions are the portal's and the password the provider's; of the second step the registry knows whether there is one. */
export async function loader(args: LoaderFunctionArgs) {
  const { person, session } = await signedIn(args);
  const [sesiones, segundoPaso] = await Promise.all([listSessions(person.oid), secondStepOf(args)]);
  return {
    clave: isEmbedded() ? cambiarClave(person.login) : null,
    segundoPaso,
    sesiones: sesiones
      .map((each) => ({ ...each, actual: each.publicId === session.publicId }))
      .sort((one, other) => Number(other.actual) - Number(one.actual)),
  };
}

export const action = intents({ cerrar, 'cerrar-otras': cerrarOtras });

/** How the person signs in, and where they did. */
export default function Access() {
  const { clave, segundoPaso: paso, sesiones } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Pages />
      <Password clave={clave} />
      {paso && <SecondStep {...paso} />}
      <Sessions sesiones={sesiones} clave={clave} />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
