import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { returnPath } from '~/session/guard.server';

const SECONDS = 5;

/** `?volver=` is where the person was; `?esperar=no` stops the countdown. */
export function loader({ request }: LoaderFunctionArgs) {
  const volver = returnPath(request);
  const detenida = new URL(request.url).searchParams.get('esperar') === 'no';
  return data({ ingresar: address.ingresar(volver), volver, detenida });
}

export default function SesionTerminada() {
  const { ingresar, volver, detenida } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Su sesión terminó</h1>
      <p>
        <a className="button" href={ingresar}>
          Iniciar sesión y volver a donde estaba
        </a>
      </p>
      <p>
        Si estaba enviando un formulario, al volver lo encontrará como lo escribió, salvo los archivos;
        todavía faltará enviarlo.
      </p>
      {detenida ? (
        <p>El pasaje automático está detenido.</p>
      ) : (
        <p>
          En {SECONDS} segundos irá a la página de inicio de sesión.{' '}
          <a href={address.sesionTerminada(volver, 'no')}>Quedarse en esta página</a>
        </p>
      )}
    </>
  );
}

/** The countdown needs no script (decisions, first table). */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, 'Su sesión terminó'),
  ...(loaded && !loaded.detenida
    ? [{ httpEquiv: 'refresh', content: `${SECONDS};url=${loaded.ingresar}` }]
    : []),
];
