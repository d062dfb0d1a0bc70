import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PAGO } from '~/components/cuenta-pago/account-shape';
import { PaymentStep } from '~/components/cuenta-pago/payment-step';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { randomId } from '~/config.server';
import { actualizarDocumentos, paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/intents.server';
import { continuar } from './paso-tres.server';
import { onStep } from './purchase.server';
import { SaleAside } from './sale-aside';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry, venta, cuentaPago } = await onStep(args, 'tres');
  const offered = { ...(await paymentChoices(registry, cuentaPago?.id)), operacion: randomId() };
  return { offered, venta };
}

export const action = intents({ continuar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

export default function FormaDePago() {
  const { offered, venta } = useLoaderData<typeof loader>();
  return (
    <PaymentStep
      offered={offered}
      aside={<SaleAside venta={venta} />}
      answer={useActionData<typeof action>()}
      stepper={<Stepper current={3} />}
      back={{ href: address.pasoDeCompra('dos'), words: 'Volver a los titulares' }}
    >
      El importe se debita de su factura de telefonía fija o de datos.
    </PaymentStep>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Forma de pago', 'Carrito de compras');
