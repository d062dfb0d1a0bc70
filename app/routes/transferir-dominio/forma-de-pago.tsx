import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { PaymentStep } from '~/components/cuenta-pago/payment-step';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { moneyWithVat } from '~/format';
import { actualizarDocumentos, paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/forms/intents.server';
import { continuar } from './forma-de-pago.server';
import { onStep } from './import.server';
import { IMPORT_STEPS } from './steps';

export async function loader(args: LoaderFunctionArgs) {
  const { registry, borrador } = await onStep(args, 'pago');
  const offered = { ...(await paymentChoices(registry, borrador.cuentaPago)), operacion: randomId() };
  return { offered, importe: borrador.importe };
}

export const action = intents({ continuar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

export default function FormaDePago() {
  const { offered, importe } = useLoaderData<typeof loader>();
  return (
    <PaymentStep
      offered={offered}
      answer={useActionData<typeof action>()}
      stepper={<Stepper current={3} steps={IMPORT_STEPS} label="Pasos de la importación" />}
      back={{ href: address.importarDatos(), words: 'Volver a los datos de contacto' }}
    >
      Cuando la transferencia se complete{' '}
      {importe === null ? 'se debitará el precio de un año' : `se debitarán ${moneyWithVat(importe)}`} de su
      factura de telefonía fija o de datos. Hasta entonces no se cobra nada.
    </PaymentStep>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Forma de pago', 'Importar dominio');
