import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { formularioDevolucion } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { devolver, loadLinea } from './compra.server';
import { COMPRADO } from './line-words';
import { RefundForm } from './refund-form';

const headingOf = (referencia: string, nombre: string): string =>
  `Devolver de la compra ${referencia}: ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks how much of a line is given back, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadLinea(args)), ...toAsk(formularioDevolucion) };
}

export const action = intentsOfDesk('devolver', { devolver });

export default function Refund() {
  const { referencia, linea, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult ?? null;
  return (
    <RefundForm
      {...{ operacion, constraint, lastResult }}
      heading={headingOf(referencia, linea.nombre)}
      back={{ href: address.compraEnOficina(referencia), words: 'Volver a la compra' }}
      concepto={COMPRADO[linea.tipo]}
      cobrado={linea}
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? headingOf(data.referencia, data.linea.nombre) : INFORMACION_NO_DISPONIBLE,
    'Oficina del registro',
  );
