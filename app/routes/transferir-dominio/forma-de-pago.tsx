import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { PaymentStep } from '~/components/cuenta-pago/payment-step';
import { pageTitle } from '~/components/page-title';
import { moneyWithVat } from '~/format';
import { lastPaid } from '~/routes/carrito-compra/last-paid.server';
import { actualizarDocumentos, paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/forms/intents.server';
import { continuar } from './forma-de-pago.server';
import { onStep } from './import.server';
import { ImportStepper } from './import-head';

export async function loader(args: LoaderFunctionArgs) {
  const { borrador, ...context } = await onStep(args, 'pago');
  const given = borrador.cuentaPago;
  const choices = await paymentChoices(context.registry, given, given ? null : lastPaid(args, context));
  const offered = { ...choices, operacion: randomId() };
  return { offered, importe: borrador.importe };
}

export const action = intents({ continuar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

export default function FormaDePago() {
  const { offered, importe } = useLoaderData<typeof loader>();
  return (
    <PaymentStep
      offered={offered}
      answer={useActionData<typeof action>()}
      stepper={<ImportStepper current={3} />}
      back={{ href: address.importarDatos(), words: 'Volver a los datos de contacto' }}
    >
      Cuando la transferencia se complete{' '}
      {importe === null ? 'se debitará el precio de un año' : `se debitarán ${moneyWithVat(importe)}`} de su
      cuenta de telefonía fija o de datos, y el importe figurará en la factura del período siguiente. Hasta
      entonces no se cobra nada.
    </PaymentStep>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Forma de pago', 'Importar dominio');
