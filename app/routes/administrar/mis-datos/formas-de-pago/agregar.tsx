import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { AccountFields, choices, UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { CUENTA_PAGO } from '~/components/cuenta-pago/asked-accounts';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { RadioCards } from '~/components/form/option-fields';
import { pageTitle } from '~/components/page-title';
import { cuentaPagoNueva } from '~/registry/contract/formularios';
import { AGREGAR_FORMA_PAGO } from '~/registry/domain/words/cuentas';
import {
  accountChoices,
  actualizarDocumentos,
  newAccountGiven,
} from '~/routes/cuentas-pago/new-account.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { agregar } from './account-dialogs.server';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const offered = await accountChoices(registry);
  const constraint = constraintOf(cuentaPagoNueva);
  return { ...offered, inicial: newAccountGiven(offered), operacion: randomId(), constraint };
}

export const action = intents({ agregar, [UPDATE_DOCUMENTS]: actualizarDocumentos(CUENTA_PAGO) });

/** A new payment account, outside of any purchase (spec 2, My data). */
export default function AddAccount() {
  const { formasPago, inicial, operacion, constraint, ...offered } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const documentos = answer?.documentos ?? offered.documentos;
  return (
    <FormDialog
      title={AGREGAR_FORMA_PAGO}
      closeTo={address.formasDePago()}
      asks={CUENTA_PAGO}
      constraint={constraint}
      defaultValue={inicial}
      hidden={{ operacion }}
      intencion="agregar"
      press="Agregar"
      pending="Agregando..."
    >
      {(fields) => (
        <>
          <DefaultButton intencion="agregar" />
          <p>
            Lo que cuesten los dominios que la usen se debita de su cuenta de telefonía fija o de datos y
            figura en la factura del período siguiente. La cuenta tiene que estar activa y sin deuda.
          </p>
          <RadioCards field={fields.idFormaPago} label="Tipo" options={choices(formasPago)} />
          <AccountFields fields={fields} paises={offered.paises} documentos={documentos} />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, AGREGAR_FORMA_PAGO, 'Mis datos');
