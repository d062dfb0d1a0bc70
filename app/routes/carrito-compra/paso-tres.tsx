import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import * as address from '~/addresses';
import { choices, UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { NUEVA, PAGO } from '~/components/cuenta-pago/account-shape';
import { DefaultButton } from '~/components/form/default-button';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { randomId } from '~/config.server';
import { accountChoices, actualizarDocumentos } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/intents.server';
import { NewAccount } from './new-account';
import { continuar } from './paso-tres.server';
import { accountLabel, initialPayment } from './payment';
import { onStep } from './purchase.server';

const HEADING = 'Forma de pago';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry, cuentaPago } = await onStep(args, 'tres');
  const [{ cuentasPago }, offered] = await Promise.all([
    registry.cuenta.cuentasPago(),
    accountChoices(registry),
  ]);
  const inicial = initialPayment(cuentasPago, cuentaPago);
  return { ...offered, cuentasPago, inicial, operacion: randomId() };
}

export const action = intents({ continuar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

export default function FormaDePago() {
  const { cuentasPago, formasPago, paises, documentos, inicial, operacion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useScreenForm(PAGO, { lastResult: answer?.lastResult, defaultValue: inicial });
  const accounts = cuentasPago.map((one) => ({ value: String(one.id), label: accountLabel(one) }));
  return (
    <>
      <ErrorSummary form={form} shape={PAGO} />
      <Stepper current={3} />
      <h1>{HEADING}</h1>
      <p>El importe se debita de su factura de telefonía fija o de datos.</p>
      <Form form={form} preventScrollReset>
        <input type="hidden" name="operacion" value={operacion} />
        <DefaultButton intencion="continuar" />
        <SelectField field={fields.idFormaPago} label="Forma de pago" options={choices(formasPago)} />
        <SelectField
          field={fields.cuentaPago}
          label="Cuenta"
          empty={accounts.length > 0 ? 'Seleccione una cuenta' : undefined}
          options={[...accounts, { value: NUEVA, label: 'Nueva cuenta' }]}
          onChange={(event) => followAccount(event, cuentasPago)}
        />
        <NewAccount fields={fields} paises={paises} documentos={answer?.documentos ?? documentos} />
        <Actions>
          <SubmitButton intencion="continuar" pending="Guardando datos...">
            Continuar
          </SubmitButton>
          <ButtonLink href={address.pasoDeCompra('dos')} kind="second">
            Volver a los titulares
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

type Account = { id: number; cuenta: { formaPago: { id: number } } };

/** With scripts, choosing an account chooses the bill it is debited on. */
function followAccount({ currentTarget }: ChangeEvent<HTMLSelectElement>, accounts: readonly Account[]) {
  const chosen = accounts.find(({ id }) => String(id) === currentTarget.value);
  const method = currentTarget.form?.elements.namedItem('idFormaPago');
  if (chosen && method instanceof HTMLSelectElement) method.value = String(chosen.cuenta.formaPago.id);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
