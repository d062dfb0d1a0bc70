import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { returnPath } from '~/session/guard.server';

/** `?volver=` is where the person was. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  data({ ingresar: address.ingresar(returnPath(request)) });

/** Leads nowhere by itself: whoever reads slowly reads it to its end (WCAG 2.2.1). */
export default function SesionTerminada() {
  const { ingresar } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Su sesión terminó</h1>
      <p>
        Pasó mucho tiempo sin uso, o se cerró desde otro lugar. Inicie sesión de nuevo y vuelve a la página
        donde estaba.
      </p>
      <p>
        Si estaba enviando un formulario, al volver lo encontrará como lo escribió, salvo los archivos y las
        contraseñas; todavía faltará enviarlo.
      </p>
      <Actions>
        <ButtonLink href={ingresar}>Iniciar sesión y volver a donde estaba</ButtonLink>
      </Actions>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Su sesión terminó');
