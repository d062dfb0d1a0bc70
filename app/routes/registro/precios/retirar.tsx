import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { moneyWithVat } from '~/format';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { loadNext, retirar } from './precios.server';

const headingOf = (tld: string): string => `Retirar el próximo precio de .${tld}`;

export const handle: Handle = { scripts: false };

/** Asks why a price that did not begin never will. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadNext(args)), ...toAskReason() };
}

export const action = intentsOfDesk('cambiarPrecios', { retirar });

export default function Withdraw() {
  const { tld, precio, desde, vigente, ...asked } = useLoaderData<typeof loader>();
  return (
    <ReasonForm
      {...asked}
      heading={headingOf(tld)}
      back={{ href: address.precios(), words: 'Volver a los precios' }}
      intencion="retirar"
      press="Retirar el próximo precio"
      danger
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      <Summary
        rows={[
          { label: 'Iba a costar', value: `${moneyWithVat(precio)} por año` },
          { label: 'Desde el', value: <DateText value={desde} withTime /> },
          { label: 'Sigue costando', value: vigente === null ? 'Sin precio' : moneyWithVat(vigente) },
        ]}
      />
      <p>Se dejará de anunciar donde se renueva. Queda en la lista, con el motivo.</p>
    </ReasonForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.tld) : INFORMACION_NO_DISPONIBLE, 'Precios');
