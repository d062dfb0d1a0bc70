import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { abrir, cerrar, loadSale } from './precios.server';

export const handle: Handle = { scripts: false };

/** Asks why a suffix is sold from now on, or no more. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadSale(args)), ...toAskReason() };
}

export const action = intentsOfDesk('abrirSufijos', { abrir, cerrar });

const headingOf = ({ tld, seVende }: { tld: string; seVende: boolean }): string =>
  seVende ? `Sacar .${tld} de la venta` : `Poner .${tld} a la venta`;

export default function Selling() {
  const { tld, seVende, nombres, ...asked } = useLoaderData<typeof loader>();
  return (
    <ReasonForm
      {...asked}
      heading={headingOf({ tld, seVende })}
      back={{ href: address.precios(), words: 'Volver a los precios' }}
      intencion={seVende ? 'cerrar' : 'abrir'}
      press={seVende ? 'Sacar de la venta' : 'Poner a la venta'}
      danger={seVende}
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      {seVende ? (
        <>
          <p>
            {nombres === 0
              ? 'Hoy no hay ningún nombre con esta terminación.'
              : `Hoy hay ${count(nombres, 'nombre', 'nombres')} con esta terminación.`}
          </p>
          <ul>
            <li>
              Desde ahora no se registra, no se renueva ni se transfiere ningún nombre con esta terminación.
            </li>
            <li>Los nombres que hay siguen funcionando hasta que vencen, y sus contactos los administran.</li>
            <li>Lo que se renovaba automáticamente no se renueva, y se avisa a sus contactos.</li>
          </ul>
          <p>
            Se deshace desde Precios, con «Poner .{tld} a la venta»: desde ese momento se registran y se
            renuevan otra vez. Lo que venció mientras tanto no se renueva por eso.
          </p>
        </>
      ) : (
        <p>Desde ahora se registran, se renuevan y se transfieren los nombres con esta terminación.</p>
      )}
    </ReasonForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data) : INFORMACION_NO_DISPONIBLE, 'Precios');
