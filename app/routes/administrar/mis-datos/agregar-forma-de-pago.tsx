import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { AccountFields, choices, UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { DefaultButton } from '~/components/cuenta-pago/default-button';
import { CancelLink, Dialog } from '~/components/dialog';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { randomId } from '~/config.server';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { accountChoices, actualizarDocumentos, agregar, URUGUAY } from './new-account.server';

const HEADING = 'Agregar forma de pago';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const inicial = { idPais: String(URUGUAY), idFormaPago: '1' };
  return {
    ...(await accountChoices(registry)),
    inicial,
    operacion: randomId(),
    volver: address.formasDePago(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'agregar') return agregar(args, submission);
  if (submission.intencion === UPDATE_DOCUMENTS) return actualizarDocumentos(args, submission);
  throw unknownIntent();
}

const FIELDS = ['idFormaPago', 'nombre', 'cuenta', 'idPais', 'idTipoDocumento', 'nroDocumento'];

type AccountForm = Record<
  'idFormaPago' | 'nombre' | 'cuenta' | 'idPais' | 'idTipoDocumento' | 'nroDocumento',
  string
>;

/** A new payment account, outside of any purchase (spec 2, My data). */
export default function AddAccount() {
  const { paises, formasPago, documentos, inicial, operacion, volver } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useScreenForm<AccountForm>({
    id: 'cuenta',
    lastResult: answer?.lastResult,
    defaultValue: inicial,
  });
  return (
    <Dialog title={HEADING} closeTo={volver}>
      <ErrorSummary form={form} order={FIELDS} />
      <p>Los dominios que la usen se debitan de esa factura. La cuenta tiene que estar activa y sin deuda.</p>
      <Form form={form} preventScrollReset>
        <DefaultButton intencion="agregar" />
        <input type="hidden" name="operacion" value={operacion} />
        <SelectField field={fields.idFormaPago} label="Tipo" options={choices(formasPago)} />
        <AccountFields fields={fields} paises={paises} documentos={answer?.documentos ?? documentos} />
        <Actions>
          <SubmitButton intencion="agregar" pending="Agregando...">
            Agregar forma de pago
          </SubmitButton>
          <CancelLink />
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
