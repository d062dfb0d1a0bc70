import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { accountGone, eliminar, findAccount } from './account-dialogs.server';
import { AccountSummary } from './account-summary';

const HEADING = 'Eliminar la forma de pago';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const cuenta = await findAccount(registry, args.params.id);
  if (!cuenta) throw await accountGone(args);
  return { cuenta, volver: address.formasDePago() };
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'eliminar') return eliminar(args, submission, args.params.id);
  throw unknownIntent();
}

/** What deleting an account does, before it is done (spec 2, My data). */
export default function DeleteAccount() {
  const { cuenta, volver } = useLoaderData<typeof loader>();
  return (
    <Dialog title={`¿Eliminar la forma de pago «${cuenta.nombre}»?`} closeTo={volver}>
      <AccountSummary cuenta={cuenta} />
      <p>{consequence(cuenta.cantidadDominios)}</p>
      <p>Lo que ya se cobró no cambia. No se puede deshacer, pero puede agregarla otra vez.</p>
      <Form>
        <Actions>
          <CancelLink />
          <SubmitButton intencion="eliminar" kind="danger" pending="Eliminando...">
            Eliminar forma de pago
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function consequence(dominios: number): string {
  if (dominios === 0) return 'Ningún dominio la usa. Deja de estar disponible desde ahora.';
  const which = `${count(dominios, 'dominio', 'dominios')} ${dominios === 1 ? 'queda' : 'quedan'}`;
  return `Desde ahora ${which} sin forma de pago y no se ${dominios === 1 ? 'renueva' : 'renuevan'} automáticamente al vencer, salvo que les asocie otra.`;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
