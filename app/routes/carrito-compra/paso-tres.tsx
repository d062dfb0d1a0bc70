import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PASO_DE_PAGO } from '~/components/cuenta-pago/asked-accounts';
import { PaymentStep } from '~/components/cuenta-pago/payment-step';
import { DomainName } from '~/components/domain-name';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { TAMBIEN } from '~/registry/domain/words/cuentas';
import { actualizarDocumentos, paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/forms/intents.server';
import { lastPaid } from './last-paid.server';
import { chosenAtFirst } from './next-renewals';
import { renewalsAsked, renewalsToAskOf, withAChoice } from './next-renewals.server';
import { continuar } from './paso-tres.server';
import { onStep } from './purchase.server';
import { SaleAside } from './sale-aside';
import { skippedOf } from './sections';

export async function loader(args: LoaderFunctionArgs) {
  const { venta, cuentaPago, ...context } = await onStep(args, 'tres');
  const [choices, known] = await Promise.all([
    paymentChoices(context.registry, cuentaPago?.id, cuentaPago ? null : lastPaid(args, context)),
    renewalsToAskOf(venta),
  ]);
  const renovadas = withAChoice(known, choices.cuentasPago);
  const inicial = { ...choices.inicial, proximas: chosenAtFirst(renovadas) };
  return {
    offered: { ...choices, inicial, operacion: randomId() },
    venta,
    ...renewalsAsked(renovadas),
    pregunta: TAMBIEN,
  };
}

export const action = intents({ continuar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PASO_DE_PAGO) });

export default function FormaDePago() {
  const { offered, venta, renovadas, hoy, pregunta } = useLoaderData<typeof loader>();
  const skip = skippedOf(venta);
  return (
    <PaymentStep
      offered={offered}
      aside={<SaleAside venta={venta} />}
      answer={useActionData<typeof action>()}
      stepper={<Stepper current={3} skip={skip} />}
      pregunta={pregunta}
      hoy={hoy}
      proximas={renovadas.map(({ nombre, ...option }) => ({
        ...option,
        label: <DomainName nombre={nombre} />,
      }))}
      back={
        skip
          ? { href: address.carrito(), words: 'Volver a mi carrito' }
          : { href: address.pasoDeCompra('dos'), words: 'Volver a los titulares' }
      }
    >
      El importe se debita de su cuenta de telefonía fija o de datos y figura en la factura del período
      siguiente.
    </PaymentStep>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Forma de pago', 'Carrito de compras');
