import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { PublicFields } from '~/components/contacto/public-fields';
import { CancelLink, Dialog } from '~/components/dialog';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { readForm } from '~/session/form.server';
import { returnPath, signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { onStep } from './purchase.server';
import { guardar, type HolderFields, initialHolder, linesAsked } from './titular.server';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const purchase = await onStep(args, 'dos');
  const lines = await linesAsked(args, purchase);
  return {
    nombres: lines.map(({ dominio }) => dominio.nombre),
    inicial: await initialHolder(purchase, purchase, lines),
    volver: returnPath(args.request, address.pasoDeCompra('dos')),
  };
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'guardar') return guardar(args, submission);
  throw unknownIntent();
}

const headingOf = ([first, ...others]: readonly string[]) =>
  others.length > 0 ? 'Titular de todos los dominios' : `Titular de ${first}`;

/** Holder data of one registration, or the same for all of them (spec 2, step 2). */
export default function Titular() {
  const { nombres, inicial, volver } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useScreenForm<HolderFields>({
    id: 'titular',
    intencion: 'guardar',
    lastResult,
    defaultValue: inicial,
  });
  return (
    <Dialog title={headingOf(nombres)} closeTo={volver}>
      <ErrorSummary form={form} order={FIELDS} />
      {nombres.length > 1 && <p>Los mismos datos para {nombres.join(', ')}.</p>}
      <Form form={form}>
        <HolderInputs fields={fields} />
        <Actions>
          <SubmitButton intencion="guardar" pending="Guardando datos...">
            Guardar datos
          </SubmitButton>
          <CancelLink />
        </Actions>
      </Form>
    </Dialog>
  );
}

const FIELDS = ['nombreApellido', 'direccion', 'telefono', 'emailPublico'];

type Inputs = { fields: ReturnType<typeof useScreenForm<HolderFields>>[1] };

function HolderInputs({ fields }: Inputs) {
  return (
    <>
      <TextField
        field={fields.nombreApellido}
        label="Nombre y apellido"
        hint="De la persona o de la empresa dueña del dominio."
        autoComplete="name"
        width="full"
      />
      <PublicFields fields={fields} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, headingOf(data?.nombres ?? ['el dominio']), 'Carrito de compras');
