import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { descartar, loadFallo } from './fallos.server';

const HEADING = 'Dejar sin hacer';

export const handle: Handle = { scripts: false };

/** Asks why something is to be left undone. */
export async function loader(args: LoaderFunctionArgs) {
  return { fallo: await loadFallo(args), ...toAskReason() };
}

export const action = intentsOfDesk('descartarTrabajo', { descartar });

export default function Discard() {
  const { fallo, ...asked } = useLoaderData<typeof loader>();
  const { que, clave, error, desde } = fallo;
  return (
    <ReasonForm
      {...asked}
      heading={HEADING}
      back={{ href: address.fallos(), words: 'Volver a lo que falló' }}
      intencion="descartar"
      press="Dejar sin hacer"
      danger
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      <Summary
        rows={[
          { label: 'Qué', value: que },
          { label: 'Sobre', value: clave },
          { label: 'Por qué no se pudo', value: error },
          { label: 'Desde', value: <DateText value={desde} withTime /> },
        ]}
      />
      <p>No se intenta más. Si lo que falta hay que hacerlo, hágalo antes a mano.</p>
    </ReasonForm>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Lo que falló');
