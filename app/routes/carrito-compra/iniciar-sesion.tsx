import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { CONTINUAR_COMPRA } from '~/registry/domain/words/compras';
import { redirect, visit } from '~/session/request/request-context.server';

const HEADING = 'Iniciar sesión para continuar';

/** Who is signed in already has nothing to answer. */
export async function loader(args: LoaderFunctionArgs) {
  const { person } = await visit(args);
  return person ? redirect(args, address.pasoDeCompra('dos')) : null;
}

/** The question of step one to who is not signed in (spec 2). Sign-in returns to step two. */
export default function SignInQuestion() {
  return (
    <Dialog title={HEADING} closeTo={address.carrito()}>
      <p>
        Para continuar con la compra debe iniciar sesión con su cuenta. Los artículos de su carrito se
        conservan. ¿Desea iniciar sesión ahora?
      </p>
      <Actions>
        <ButtonLink href={address.ingresar(address.pasoDeCompra('dos'))}>{CONTINUAR_COMPRA}</ButtonLink>
        <CancelLink />
      </Actions>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
