import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { readForm } from '~/session/form.server';
import { notAvailable, signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { findAccount, renombrar } from './account-dialogs.server';
import { AccountSummary } from './account-summary';

const HEADING = 'Cambiar el nombre de la forma de pago';

export const handle = { scripts: true };

async function ownAccount(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const cuenta = await findAccount(registry, args.params.id);
  if (!cuenta) throw notAvailable();
  return cuenta;
}

export async function loader(args: LoaderFunctionArgs) {
  return { cuenta: await ownAccount(args), volver: address.formasDePago() };
}

export async function action(args: ActionFunctionArgs) {
  const cuenta = await ownAccount(args);
  const submission = await readForm(args);
  if (submission.intencion === 'renombrar') return renombrar(args, submission, cuenta);
  throw unknownIntent();
}

/** Only the name of an account can change; the rest is shown beside it (spec 5). */
export default function RenameAccount() {
  const { cuenta, volver } = useLoaderData<typeof loader>();
  const [form, { nombre }] = useScreenForm<{ nombre: string }>({
    id: 'renombrar',
    intencion: 'renombrar',
    lastResult: useActionData<typeof action>()?.lastResult,
    defaultValue: { nombre: cuenta.nombre },
  });
  return (
    <Dialog title={HEADING} closeTo={volver}>
      <ErrorSummary form={form} />
      <AccountSummary cuenta={cuenta} />
      <Form form={form}>
        <TextField
          field={nombre}
          label="Nombre de la cuenta"
          hint="Es lo único que se puede cambiar. Si otro dato está mal, agregue otra forma de pago."
          autoComplete="off"
        />
        <Actions>
          <SubmitButton intencion="renombrar" pending="Guardando datos...">
            Guardar nombre
          </SubmitButton>
          <CancelLink />
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
