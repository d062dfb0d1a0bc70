import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { randomId } from '~/base/config.server';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { PORQUE } from './asked';
import { abrir, cerrar, loadSuffix } from './precios.server';
import { WithReason } from './with-reason';

export const handle: Handle = { scripts: false };

/** Asks why a suffix is sold from now on, or no more. */
export async function loader(args: LoaderFunctionArgs) {
  const { tld, seVende } = await loadSuffix(args, 'abrirSufijos');
  return { tld, seVende, operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('abrirSufijos', { abrir, cerrar });

const headingOf = ({ tld, seVende }: { tld: string; seVende: boolean }): string =>
  seVende ? `Sacar de la venta .${tld}` : `Poner a la venta .${tld}`;

export default function Selling() {
  const { operacion, constraint, ...sufijo } = useLoaderData<typeof loader>();
  const made = useForm(PORQUE, { lastResult: useActionData<typeof action>()?.lastResult, constraint });
  const { seVende } = sufijo;
  return (
    <WithReason
      made={made}
      heading={headingOf(sufijo)}
      operacion={operacion}
      intencion={seVende ? 'cerrar' : 'abrir'}
      press={seVende ? 'Sacar de la venta' : 'Poner a la venta'}
      danger={seVende}
    >
      {seVende ? (
        <ul>
          <li>Desde ahora no se registra, no se renueva ni se transfiere ningún nombre con este sufijo.</li>
          <li>Los nombres que hay siguen funcionando hasta que vencen, y sus contactos los administran.</li>
          <li>Lo que se renovaba automáticamente no se renueva, y se les avisa.</li>
        </ul>
      ) : (
        <p>Desde ahora se registran, se renuevan y se transfieren los nombres con este sufijo.</p>
      )}
    </WithReason>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data) : INFORMACION_NO_DISPONIBLE, 'Precios');
