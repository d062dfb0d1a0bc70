import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { accountGone, eliminar, findAccount } from './account-dialogs.server';

const HEADING = 'Eliminar la forma de pago';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const cuenta = await findAccount(registry, args.params.id);
  if (!cuenta) throw await accountGone(args);
  return { cuenta, hidden: { operacion: randomId() } };
}

export const action = intents({ eliminar });

/** What deleting an account does, before it is done (spec 2, My data). */
export default function DeleteAccount() {
  const { cuenta, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Eliminar la forma de pago «${cuenta.nombre}»?`}
      closeTo={address.formasDePago()}
      intencion="eliminar"
      press="Eliminar forma de pago"
      pending="Eliminando..."
      hidden={hidden}
      danger
    >
      <AccountSummary cuenta={cuenta} isNamed />
      <p>{consequence(cuenta.cantidadDominios)}</p>
      {cuenta.cantidadDominios !== 0 && (
        <p>
          Antes de eliminarla puede{' '}
          <a href={address.misDominios({ cuentaPago: cuenta.id })}>asociarles otra forma de pago</a>.
        </p>
      )}
      <p>Lo que ya se cobró no cambia. No se puede deshacer, pero puede agregarla otra vez.</p>
    </ConfirmDialog>
  );
}

/** Those that expired or were deleted are counted too: they would not have renewed in any case. */
const WITHOUT = ': los que están registrados no se renuevan automáticamente al vencer.';

function consequence(dominios: number | null): string {
  if (dominios === null) return `Al eliminarla, los dominios que la usan quedan sin forma de pago${WITHOUT}`;
  if (dominios === 0) return 'Ningún dominio la usa. Al eliminarla deja de estar disponible.';
  if (dominios === 1)
    return 'Al eliminarla, 1 dominio queda sin forma de pago. Si está registrado, no se renueva automáticamente al vencer.';
  return `Al eliminarla, ${dominios} dominios quedan sin forma de pago${WITHOUT}`;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
