import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { redirect } from '~/session/request/request-context.server';
import { importing } from './enabled.server';

const HEADING = 'Iniciar sesión para continuar';

/** Who is signed in already has nothing to answer. */
export async function loader(args: LoaderFunctionArgs) {
  const { person } = await importing(args);
  return person ? redirect(args, address.importarDatos()) : null;
}

/** The question of step one to who is not signed in (spec 2). Sign-in returns to step two. */
export default function SignInQuestion() {
  return (
    <Dialog title={HEADING} closeTo={address.importar()}>
      <p>
        Para importar el dominio debe iniciar sesión con su cuenta. Lo que comprobó se conserva. ¿Desea
        iniciar sesión ahora?
      </p>
      <Actions>
        <ButtonLink href={address.ingresar(address.importarDatos())}>Iniciar sesión</ButtonLink>
        <CancelLink />
      </Actions>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Importar dominio');
