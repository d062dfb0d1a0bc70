import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { deskStyles } from '~/styles/desk';
import { abrir, cerrar, invitar, loadLock, paginaDe } from './candado-de.server';
import { Closing } from './closing';
import { Locked } from './locked';
import { mantener } from './mantener.server';
import { decidir } from './waiting.server';
import { QUE_ES, SIEMPRE } from './words';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** The lock of a name: closing it, how it is, what waits, and asking that it be opened. */
export const loader = (args: LoaderFunctionArgs) => loadLock(args);

export const action = intents({
  cerrar,
  abrir,
  invitar,
  mantener,
  retirar: decidir('retirar', paginaDe),
});

export default function LockOfName() {
  const { nombre, candado, puedeCerrar, porQueNo } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={address.verDominio(nombre)}>Volver a {nombre}</a>
      </p>
      <h1>
        Candado de <DomainName nombre={nombre} />
      </h1>
      {candado ? (
        <Locked candado={candado} />
      ) : (
        <>
          <p className="prose">
            {QUE_ES} {SIEMPRE}
          </p>
          {puedeCerrar ? <Closing /> : <p>{porQueNo}</p>}
        </>
      )}
      <p className="act">
        <a href={address.candado()}>Todos sus custodios y dominios con candado</a>
      </p>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? `Candado de ${data.nombre}` : INFORMACION_NO_DISPONIBLE, 'Mis dominios');
