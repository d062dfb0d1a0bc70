import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DateText } from '~/components/date-text';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { RadioCards } from '~/components/form/option-fields';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { TicketState } from '~/routes/generar-ticket/ticket-state';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { OTRA, UNIR } from './asked';
import { loadUnir, unir } from './others.server';

const HEADING = 'Unir a otra consulta';

export const handle: Handle = { scripts: false };

/** Somebody asked the same twice: one goes on in the other. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadUnir(args)), operacion: randomId() };
}

export const action = intentsOfDesk('atenderConsultas', { unir });

export default function Join() {
  const { consulta, delMismo, operacion } = useLoaderData<typeof loader>();
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
        {delMismo.length > 0 && (
          <RadioCards
            field={fields.cual}
            label="Con cuál se une"
            options={[
              ...delMismo.map(({ numero, asunto, llego, estado }) => ({
                value: numero,
                label: asunto,
                hint: (
                  <>
                    <span className="unbroken">{numero}</span>. Llegó el <DateText value={llego} withTime />.{' '}
                    <TicketState estado={estado} />
                  </>
                ),
              })),
              { value: OTRA, label: 'Otra, por su número' },
            ]}
          />
        )}
        <TextField
          field={fields.numero}
          label="Número de la otra consulta"
          hint={
            <>
              {delMismo.length > 0 && 'Solo si no está arriba. '}Como figura en la lista:{' '}
              <span className="unbroken">2026-000123</span>.
            </>
          }
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
