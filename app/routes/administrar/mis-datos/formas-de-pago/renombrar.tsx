import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { pageTitle } from '~/components/page-title';
import { nombreDeCuenta } from '~/registry/contract/formularios';
import { notAvailable } from '~/session/failures/not-available.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { findAccount, renombrar } from './account-dialogs.server';
import { NOMBRE } from './asked-account-name';

const HEADING = 'Cambiar el nombre de la forma de pago';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const cuenta = await findAccount(registry, args.params.id);
  if (!cuenta) throw notAvailable();
  return { cuenta, constraint: constraintOf(nombreDeCuenta) };
}

export const action = intents({ renombrar });

/** Only the name of an account can change; the rest is shown beside it (spec 5). */
export default function RenameAccount() {
  const { cuenta, constraint } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={HEADING}
      closeTo={address.formasDePago()}
      asks={NOMBRE}
      constraint={constraint}
      defaultValue={{ nombre: cuenta.nombre }}
      intencion="renombrar"
      press="Guardar nombre"
      pending="Guardando datos..."
    >
      {({ nombre }) => (
        <>
          <TextField
            field={nombre}
            label="Nombre de la cuenta"
            hint="Es lo único que se puede cambiar. Si otro dato está mal, agregue otra forma de pago."
            autoComplete="off"
          />
          <AccountSummary cuenta={cuenta} isNamed />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
