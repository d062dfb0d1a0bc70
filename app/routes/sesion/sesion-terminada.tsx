import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { returnPath } from '~/session/guard.server';

const SECONDS = 5;

/** `?volver=` is where the person was; `?esperar=no` stops the countdown. */
export function loader({ request }: LoaderFunctionArgs) {
  const volver = returnPath(request);
  const detenida = new URL(request.url).searchParams.get('esperar') === 'no';
  return data({ ingresar: address.ingresar(volver), volver, detenida });
}

/** The way to stop comes first: whoever reads slowly has to find it in time (WCAG 2.2.1). */
export default function SesionTerminada() {
  const { ingresar, volver, detenida } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Su sesión terminó</h1>
      <Actions>
        {!detenida && (
          <ButtonLink href={address.sesionTerminada(volver, 'no')}>Quedarse en esta página</ButtonLink>
        )}
        <ButtonLink href={ingresar} kind={detenida ? 'main' : 'second'}>
          Iniciar sesión y volver a donde estaba
        </ButtonLink>
      </Actions>
      {detenida ? <p>El pasaje automático está detenido.</p> : <Countdown />}
      <p>
        Si estaba enviando un formulario, al volver lo encontrará como lo escribió, salvo los archivos;
        todavía faltará enviarlo.
      </p>
    </>
  );
}

/** The page leads on by itself (meta refresh); where scripts run the seconds that are left are seen. */
function Countdown() {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const clock = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <p>
      En {left} {left === 1 ? 'segundo' : 'segundos'} irá a la página de inicio de sesión.
    </p>
  );
}

/** The countdown needs no script (decisions, first table). */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, 'Su sesión terminó'),
  ...(loaded && !loaded.detenida
    ? [{ httpEquiv: 'refresh', content: `${SECONDS};url=${loaded.ingresar}` }]
    : []),
];
