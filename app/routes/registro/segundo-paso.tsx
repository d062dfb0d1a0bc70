import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { segundoPaso } from '~/openid/factor-pages';
import { keepsSecondSteps } from '~/openid/issuer.server';
import type { Handle } from '~/scripts';
import { beforeTheDesk } from '~/session/oficina/desk.server';
import { redirect } from '~/session/request/request-context.server';

const HEADING = 'Antes, un segundo paso';

export const handle: Handle = { scripts: false };

/** The desk is open to who signs in with a second step; here is how to get one. */
export async function loader(args: LoaderFunctionArgs) {
  const { yo } = await beforeTheDesk(args);
  if (!yo.faltaSegundoPaso) throw redirect(args, address.oficina());
  return { segundoPaso: keepsSecondSteps() ? segundoPaso() : null };
}

export default function NeedsSecondStep() {
  const { segundoPaso: href } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        Quien trabaja en el registro puede ver datos de muchas personas: para entrar a la oficina no alcanza
        con la contraseña.
      </p>
      {href ? (
        <>
          <p>Agregue un segundo paso a su cuenta, vuelva a ingresar con él y abra otra vez la oficina.</p>
          <p>
            <ButtonLink href={href}>Agregar un segundo paso</ButtonLink>
          </p>
        </>
      ) : (
        <p>
          Ingrese con un segundo paso de su proveedor de identidad. Si ya lo hizo, quien administra este
          portal tiene que decir con qué dato lo informa el proveedor (OIDC_FACTOR_CLAIM).
        </p>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
