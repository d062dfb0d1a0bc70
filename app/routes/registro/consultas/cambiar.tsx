import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { RadioCards } from '~/components/form/option-fields';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import {
  CLASE_EN_PALABRAS,
  CLASES_DE_CONSULTA,
  HORAS_DE_ALTA,
  PLAZO_EN_DIAS,
} from '~/registry/domain/consultas';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { ATENCION } from './asked';
import { cambiar, loadAtencion } from './others.server';

const HEADING = 'Cómo se atiende';

export const handle: Handle = { scripts: false };

/** Who attends a question, of what kind it is, and whether it can wait. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadAtencion(args)), operacion: randomId() };
}

export const action = intentsOfDesk('atenderConsultas', { cambiar });

export default function Attention() {
  const { consulta, quienes, operacion } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const { clase, prioridad, atiende } = consulta;
  const defaultValue = { clase, prioridad, aQuien: atiende ? String(atiende.id) : '' };
  const [form, fields] = useForm(ATENCION, { lastResult, defaultValue });
  return (
    <>
      <p className="act back">
        <a href={address.consulta(consulta.id)}>Volver a la consulta</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p>
        La consulta {consulta.numero}, «{consulta.asunto}».
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <SelectField
          field={fields.aQuien}
          label="Quién la atiende"
          empty="Nadie todavía"
          options={quienes.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        />
        <RadioCards
          field={fields.clase}
          label="De qué trata"
          options={CLASES_DE_CONSULTA.map((each) => ({
            value: each,
            label: CLASE_EN_PALABRAS[each],
            hint: `Se responde en ${count(PLAZO_EN_DIAS[each], 'día hábil', 'días hábiles')}.`,
          }))}
        />
        <RadioCards
          field={fields.prioridad}
          label="Prioridad"
          options={[
            { value: 'NORMAL', label: 'Normal' },
            {
              value: 'ALTA',
              label: 'Alta',
              hint: `Se responde dentro de ${HORAS_DE_ALTA} horas, o en su plazo de antes si termina primero.`,
            },
          ]}
        />
        <Actions>
          <SubmitButton intencion="cambiar" pending="Guardando...">
            Guardar
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
