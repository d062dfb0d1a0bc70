import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { QUITA } from './asked';
import { loadOne, quitar } from './reservados.server';

export const handle: Handle = { scripts: false };

/** Asks why a name is for anybody from now on. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadOne(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('cambiarReservados', { quitar });

export default function LetGo() {
  const { reservado, operacion, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm(QUITA, {
    lastResult: useActionData<typeof action>()?.lastResult,
    constraint,
  });
  const { nombre, motivo } = reservado;
  return (
    <>
      <p className="act back">
        <a href={address.reservados()}>Volver a los nombres reservados</a>
      </p>
      <ErrorSummary form={form} />
      <h1>Soltar {nombre}</h1>
      <p>
        {motivo && `Estaba guardado por: ${motivo} `}Desde ahora es de quien lo pida primero
        {nombre.includes('.') ? '' : ', con cualquier terminación'}.
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado." rows={3} />
        <Actions>
          <SubmitButton intencion="quitar" kind="danger" pending="Guardando...">
            Soltar el nombre
          </SubmitButton>
          <ButtonLink href={address.reservados()} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? `Soltar ${data.reservado.nombre}` : INFORMACION_NO_DISPONIBLE,
    'Nombres reservados',
  );
