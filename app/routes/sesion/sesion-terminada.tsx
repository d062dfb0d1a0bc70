import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { returnPath } from '~/session/guard.server';
import { requestContext } from '~/session/request/request-context.server';

/** `?volver=` is where the person was; who signed in meanwhile, in another window, goes on there. */
export async function loader(args: LoaderFunctionArgs) {
  const volver = returnPath(args.request);
  const { person } = await requestContext(args);
  return data({ abierta: person !== null, volver, ingresar: address.ingresar(volver) });
}

const ABIERTA = 'Su sesión está abierta';
const TERMINADA = 'Su sesión terminó';

/** Leads nowhere by itself: whoever reads slowly reads it to its end (WCAG 2.2.1). */
export default function SesionTerminada() {
  const { abierta, volver, ingresar } = useLoaderData<typeof loader>();
  const isKnown = volver !== address.inicio();
  if (abierta) return <Open volver={volver} isKnown={isKnown} />;
  return (
    <>
      <h1>{TERMINADA}</h1>
      <p>
        Pasó mucho tiempo sin uso, o se cerró desde otro lugar.
        {isKnown && ' Inicie sesión de nuevo y vuelve a la página donde estaba.'}
      </p>
      {isKnown && (
        <p>
          Si estaba enviando un formulario, al volver lo encontrará como lo escribió, salvo los archivos y las
          contraseñas; todavía faltará enviarlo.
        </p>
      )}
      <Actions>
        <ButtonLink href={ingresar}>
          {isKnown ? 'Iniciar sesión y volver a donde estaba' : 'Iniciar sesión'}
        </ButtonLink>
      </Actions>
    </>
  );
}

/** Who came from no page of theirs goes on to their names. */
const Open = ({ volver, isKnown }: { volver: string; isKnown: boolean }) => (
  <>
    <h1>{ABIERTA}</h1>
    <p>Ya inició sesión{isKnown && ': puede seguir donde estaba'}.</p>
    <Actions>
      <ButtonLink href={isKnown ? volver : address.misDominios()}>
        {isKnown ? 'Volver a donde estaba' : 'Ver mis dominios'}
      </ButtonLink>
    </Actions>
  </>
);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.abierta ? ABIERTA : TERMINADA);
