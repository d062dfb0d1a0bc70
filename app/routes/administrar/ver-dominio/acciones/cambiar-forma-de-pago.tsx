import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { PaymentChoice } from '~/components/cuenta-pago/payment-choice';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { isSameId } from '~/registry/contract/ids';
import { actualizarDocumentos, paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { toAct } from '../domain.server';
import { cambiar, firstDebit } from './cambiar-forma-de-pago.server';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { info, nombre, volver, hidden } = await toAct(args, 'cambiarCuentaPago');
  const [primera, choices] = await Promise.all([
    firstDebit(args, info),
    paymentChoices(registry, info.cuentaPago?.id),
  ]);
  const que = info.cuentaPago
    ? `Cambiar la forma de pago de ${nombre}`
    : `Asociar una forma de pago a ${nombre}`;
  /** Which one pays today is told in words: it is chosen already, as any other would be. */
  const cuentasPago = choices.cuentasPago.map((cuenta) =>
    isSameId(cuenta.id, info.cuentaPago?.id) ? { ...cuenta, nombre: `${cuenta.nombre} (la de hoy)` } : cuenta,
  );
  return { que, volver, hidden, primera, vencido: info.vencido, ...choices, cuentasPago };
}

export const action = intents({ cambiar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

/** Which account pays for a domain from now on (spec 4). */
export default function ChangeAccount() {
  const { que, volver, hidden, primera, vencido, inicial, constraint, ...offered } =
    useLoaderData<typeof loader>();
  const documentos = useActionData<typeof action>()?.documentos ?? offered.documentos;
  return (
    <FormDialog
      title={que}
      closeTo={volver}
      hidden={hidden}
      asks={PAGO}
      constraint={constraint}
      defaultValue={inicial}
      intencion="cambiar"
      press="Guardar forma de pago"
      overThat={{ press: 'Guardar la que elegí', cancel: 'Dejar la que hay ahora' }}
      pending="Guardando datos..."
    >
      {(fields) => (
        <>
          <DefaultButton intencion="cambiar" />
          <p>
            Las próximas renovaciones automáticas se debitan de la cuenta que elija. {primera} Lo que ya se
            cobró no cambia.
          </p>
          {vencido && (
            <p>
              El dominio está vencido, y una forma de pago no lo renueva: para que siga en vigor, renuévelo.
            </p>
          )}
          <PaymentChoice fields={fields} {...offered} documentos={documentos} />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Forma de pago');
