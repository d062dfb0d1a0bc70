import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { UNIR } from './asked';
import { loadConsulta } from './consulta.server';
import { unir } from './others.server';

const HEADING = 'Unir a otra consulta';

export const handle: Handle = { scripts: false };

/** Somebody asked the same twice: one goes on in the other. */
export async function loader(args: LoaderFunctionArgs) {
  const { consulta } = await loadConsulta(args);
  return { consulta, operacion: randomId() };
}

export const action = intentsOfDesk('atenderConsultas', { unir });

export default function Join() {
  const { consulta, operacion } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(UNIR, { lastResult });
  return (
    <>
      <p className="act back">
        <a href={address.consulta(consulta.id)}>Volver a la consulta</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p className="prose">
        La consulta {consulta.numero}, «{consulta.asunto}», queda cerrada con todo lo que se escribió, y se
        sigue en la otra. A la persona se lo avisamos por correo. Solo se unen consultas de la misma persona.
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextField
          field={fields.numero}
          label="Número de la otra consulta"
          hint="Como figura en la lista: 2026-000123."
          inputMode="numeric"
          autoComplete="off"
        />
        <Actions>
          <SubmitButton intencion="unir" pending="Uniendo...">
            Unir las consultas
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
