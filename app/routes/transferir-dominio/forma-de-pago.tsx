import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PAGO } from '~/components/cuenta-pago/account-shape';
import { PaymentChoice } from '~/components/cuenta-pago/payment-choice';
import { DefaultButton } from '~/components/form/default-button';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { randomId } from '~/config.server';
import { moneyWithVat } from '~/format';
import {
  actualizarDocumentos,
  initialPayment,
  paymentChoices,
} from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/intents.server';
import { continuar } from './forma-de-pago.server';
import { onStep } from './import.server';
import { IMPORT_STEPS } from './steps';

const HEADING = 'Forma de pago';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry, borrador } = await onStep(args, 'pago');
  const offered = await paymentChoices(registry);
  const saved = offered.cuentasPago.find(({ id }) => id === borrador.cuentaPago) ?? null;
  const inicial = initialPayment(offered.cuentasPago, saved);
  return { ...offered, inicial, importe: borrador.importe, operacion: randomId() };
}

export const action = intents({ continuar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

export default function FormaDePago() {
  const { inicial, importe, operacion, ...offered } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useScreenForm(PAGO, { lastResult: answer?.lastResult, defaultValue: inicial });
  return (
    <>
      <ErrorSummary form={form} shape={PAGO} />
      <Stepper current={3} steps={IMPORT_STEPS} label="Pasos de la importación" />
      <h1>{HEADING}</h1>
      <p>
        Cuando la transferencia se complete se debitarán {moneyWithVat(importe)} de su factura de telefonía
        fija o de datos. Hasta entonces no se cobra nada.
      </p>
      <Form form={form} preventScrollReset>
        <input type="hidden" name="operacion" value={operacion} />
        <DefaultButton intencion="continuar" />
        <PaymentChoice fields={fields} {...offered} documentos={answer?.documentos ?? offered.documentos} />
        <Actions>
          <SubmitButton intencion="continuar" pending="Guardando datos...">
            Continuar
          </SubmitButton>
          <ButtonLink href={address.importarDatos()} kind="second">
            Volver a los datos de contacto
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Importar dominio');
