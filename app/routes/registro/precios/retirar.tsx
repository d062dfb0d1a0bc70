import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { randomId } from '~/base/config.server';
import { DateText } from '~/components/date-text';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { moneyWithVat } from '~/format';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { PORQUE } from './asked';
import { loadNext, retirar } from './precios.server';
import { WithReason } from './with-reason';

const headingOf = (tld: string): string => `Retirar el próximo precio de .${tld}`;

export const handle: Handle = { scripts: false };

/** Asks why a price that did not begin never will. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadNext(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('cambiarPrecios', { retirar });

export default function Withdraw() {
  const { tld, precio, desde, vigente, operacion, constraint } = useLoaderData<typeof loader>();
  const made = useForm(PORQUE, { lastResult: useActionData<typeof action>()?.lastResult, constraint });
  return (
    <WithReason
      made={made}
      heading={headingOf(tld)}
      operacion={operacion}
      intencion="retirar"
      press="Retirar el próximo precio"
      danger
    >
      <Summary
        rows={[
          { label: 'Iba a costar', value: `${moneyWithVat(precio)} por año` },
          { label: 'Desde el', value: <DateText value={desde} withTime /> },
          { label: 'Sigue costando', value: vigente === null ? 'Sin precio' : moneyWithVat(vigente) },
        ]}
      />
      <p>Ya se dijo donde se renueva: desde ahora no se dice más. Queda en la lista, con el motivo.</p>
    </WithReason>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.tld) : INFORMACION_NO_DISPONIBLE, 'Precios');
