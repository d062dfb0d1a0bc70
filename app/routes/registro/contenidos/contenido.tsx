import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import styles from '~/styles/reading.css?url';
import { AsSeen } from './as-seen';
import { CLASE_EN_PALABRAS } from './class-words';
import { loadContenido } from './contenido.server';
import { Facts } from './facts';
import { Ways } from './ways';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One of what the registry tells everybody: how it stands, whom it reaches, and how a person sees it. */
export const loader = (args: LoaderFunctionArgs) => loadContenido(args);

export default function Content() {
  const { contenido } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={address.contenidos(contenido.clase)}>
          Volver a {CLASE_EN_PALABRAS[contenido.clase].several.toLowerCase()}
        </a>
      </p>
      <h1>{contenido.titulo}</h1>
      <Facts contenido={contenido} />
      <Ways contenido={contenido} />
      <AsSeen contenido={contenido} {...contenido.comoSeVe} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.contenido.titulo ?? INFORMACION_NO_DISPONIBLE, 'Contenidos');
