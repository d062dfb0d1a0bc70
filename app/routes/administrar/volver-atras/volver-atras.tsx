import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { YA_NO_SE_VUELVE } from '~/registry/domain/words/vuelta-atras';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { deskStyles } from '~/styles/desk';
import { Points } from './points';
import { PutBack } from './put-back';
import { loadPoints, volver } from './volver-atras.server';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** Taking back what was done to a name, for who is its holder or was before it: they may have no role on it any more. */
export const loader = (args: LoaderFunctionArgs) => loadPoints(args);

export const action = intents({ volver });

export default function TakeBackChanges() {
  const { nombre, motivo, esDeOtro, puntos, elegido, seElegio } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        {elegido && puntos.length > 1 ? (
          <a href={address.volverAtras(nombre)}>Todos los cambios que se pueden volver atrás</a>
        ) : (
          <a href={esDeOtro ? address.misDominios() : address.verDominio(nombre)}>
            Volver a {esDeOtro ? 'Mis dominios' : nombre}
          </a>
        )}
      </p>
      <h1>
        Deshacer cambios recientes de <DomainName nombre={nombre} />
      </h1>
      {motivo && <Notice tipo="aviso">{motivo}</Notice>}
      {seElegio && !elegido && <Notice tipo="aviso">{YA_NO_SE_VUELVE}</Notice>}
      {elegido && !motivo ? <PutBack elegido={elegido} /> : <Points />}
      <p className="act">
        <a href={address.generarTicket(nombre)}>Escribirle al Registro .uy por este dominio</a>
      </p>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? `Deshacer cambios recientes de ${data.nombre}` : INFORMACION_NO_DISPONIBLE,
    'Mis dominios',
  );
