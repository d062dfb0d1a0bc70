import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { Facts } from './facts';
import { loadVersion, retirar } from './terminos.server';
import { called } from './version-words';

const headingOf = (numero: number): string => `Descartar la ${called(numero).toLowerCase()} de los términos`;

export const handle: Handle = { scripts: false };

/** Asks why a version that never was in force never will be. */
export async function loader(args: LoaderFunctionArgs) {
  return { version: await loadVersion(args), ...toAskReason() };
}

export const action = intentsOfDesk('publicarContenidos', { retirar });

export default function LeaveTerms() {
  const { version, ...asked } = useLoaderData<typeof loader>();
  return (
    <ReasonForm
      {...asked}
      heading={headingOf(version.numero)}
      back={{ href: address.versionDeTerminos(version.id), words: 'Dejarla como está' }}
      intencion="retirar"
      press="Descartar"
      danger
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      <Facts version={version} />
      <p>No va a regir nunca. Su texto queda guardado.</p>
    </ReasonForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? headingOf(data.version.numero) : INFORMACION_NO_DISPONIBLE,
    'Términos y condiciones',
  );
