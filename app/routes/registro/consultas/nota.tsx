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
import { formularioNota } from '~/registry/contract/oficina/formularios';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { NOTA } from './asked';
import { loadConsulta } from './consulta.server';
import { anotar } from './others.server';

const HEADING = 'Nota interna';

export const handle: Handle = { scripts: false };

/** What the desk's people tell each other about a question: a page of its own, so that it is never taken for an answer. */
export async function loader(args: LoaderFunctionArgs) {
  const { consulta } = await loadConsulta(args);
  return { consulta, operacion: randomId(), constraint: constraintOf(formularioNota) };
}

export const action = intentsOfDesk('atenderConsultas', { anotar });

export default function Note() {
  const { consulta, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(NOTA, { lastResult, constraint });
  return (
    <>
      <p className="act back">
        <a href={address.consulta(consulta.id)}>Volver a la consulta</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p>
        Sobre la consulta {consulta.numero}, «{consulta.asunto}». La ve solo el personal del registro: no se
        manda por correo y la persona no la ve nunca.
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField field={fields.nota} label="Nota interna" hint="Máximo 2048 caracteres." />
        <Actions>
          <SubmitButton intencion="anotar" pending="Guardando...">
            Guardar la nota interna
          </SubmitButton>
          <ButtonLink href={address.consulta(consulta.id)} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Consultas');
