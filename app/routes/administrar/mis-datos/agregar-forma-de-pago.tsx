import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { AccountFields, choices, UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { CUENTA_PAGO, FACTURA_TELEFONIA, URUGUAY } from '~/components/cuenta-pago/account-shape';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { SelectField } from '~/components/form/select-field';
import { pageTitle } from '~/components/page-title';
import { randomId } from '~/config.server';
import { accountChoices, actualizarDocumentos } from '~/routes/cuentas-pago/new-account.server';
import { signedIn } from '~/session/guard.server';
import { intents } from '~/session/intents.server';
import { agregar } from './account-dialogs.server';

const HEADING = 'Agregar forma de pago';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const inicial = { idPais: String(URUGUAY), idFormaPago: String(FACTURA_TELEFONIA) };
  return { ...(await accountChoices(registry)), inicial, operacion: randomId() };
}

export const action = intents({ agregar, [UPDATE_DOCUMENTS]: actualizarDocumentos(CUENTA_PAGO) });

/** A new payment account, outside of any purchase (spec 2, My data). */
export default function AddAccount() {
  const { formasPago, inicial, operacion, ...offered } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const documentos = answer?.documentos ?? offered.documentos;
  return (
    <FormDialog
      title={HEADING}
      closeTo={address.formasDePago()}
      shape={CUENTA_PAGO}
      defaultValue={inicial}
      hidden={{ operacion }}
      intencion="agregar"
      press="Agregar forma de pago"
      pending="Agregando..."
    >
      {(fields) => (
        <>
          <DefaultButton intencion="agregar" />
          <p>
            Los dominios que la usen se debitan de esa factura. La cuenta tiene que estar activa y sin deuda.
          </p>
          <SelectField field={fields.idFormaPago} label="Tipo" options={choices(formasPago)} />
          <AccountFields fields={fields} paises={offered.paises} documentos={documentos} />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
