import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { Pages } from '../pages';
import { pedir } from './pedir.server';
import { State } from './state';

const HEADING = 'Descargar mis datos';

export const handle = { scripts: false };
export const links = deskStyles;

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return registry.descarga.ver();
}

export const action = intents({ pedir });

/** Everything that the registry has about the person, in one file that is made when it is asked for. */
export default function DownloadMyData() {
  const { descarga } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Pages />
      <p>
        Puede pedir un archivo con todo lo que el Registro .uy tiene de usted: sus datos, sus dominios y su
        historia, compras, formas de pago, mensajes, correos, consultas y sesiones. Dice también cuánto tiempo
        se guarda cada cosa y por qué.
      </p>
      <State descarga={descarga} />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
