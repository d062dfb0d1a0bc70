import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { formularioDevolucion } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { RefundForm } from '~/routes/registro/compras/refund-form';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { devolver, loadDevolucion } from './cobro.server';
import { CONCEPTO } from './concept-words';

const headingOf = (numero: string): string => `Devolver del cobro ${numero}`;

export const handle: Handle = { scripts: false };

/** Asks how much of a charge is given back, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadDevolucion(args)), ...toAsk(formularioDevolucion) };
}

export const action = intentsOfDesk('devolver', { devolver });

export default function RefundOfCharge() {
  const { numero, cobro, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult ?? null;
  return (
    <RefundForm
      {...{ operacion, constraint, lastResult }}
      heading={headingOf(numero)}
      back={{ href: address.cobroEnOficina(cobro.id), words: 'Volver al cobro' }}
      concepto={CONCEPTO[cobro.concepto]}
      cobrado={cobro}
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.numero) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
