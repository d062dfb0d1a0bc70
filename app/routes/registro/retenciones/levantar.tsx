import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DateText } from '~/components/date-text';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { causaDe } from '~/registry/domain/retenciones';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { LEVANTAMIENTO } from './asked';
import { Effects } from './effects';
import { levantar, loadLifted } from './retenciones.server';

export const handle: Handle = { scripts: false };

/** Shows what ends with a hold and what does not, and asks why it is lifted. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadLifted(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('levantarRetencion', { levantar });

export default function Lift() {
  const { nombre, retencion, queda, vuelve, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(LEVANTAMIENTO, { lastResult, constraint });
  const { motivo, desde, hasta, puso } = retencion;
  return (
    <>
      <p className="act back">
        <a href={address.dominioEnOficina(nombre)}>Volver al dominio</a>
      </p>
      <ErrorSummary form={form} />
      <h1>Levantar una retención de {nombre}</h1>
      <Summary
        rows={[
          { label: 'Causa', value: capital(causaDe(retencion)) },
          { label: 'Motivo', value: motivo },
          { label: 'Desde', value: <DateText value={desde} withTime /> },
          { label: 'Hasta', value: hasta ? <DateText value={hasta} /> : 'Sin fecha' },
          { label: 'La puso', value: puso },
        ]}
      />
      <h2>Qué cambia</h2>
      <p>
        {vuelve.length > 0 ? 'Deja de regir que el dominio:' : 'Nada: otras retenciones impiden lo mismo.'}
      </p>
      <Effects efectos={vuelve} />
      {queda.length > 0 && (
        <>
          <p>Por otras retenciones sigue rigiendo que el dominio:</p>
          <Effects efectos={queda} />
        </>
      )}
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField
          field={fields.motivo}
          label="Motivo"
          hint="Por qué se levanta, con el documento que lo ordena si lo hay. Lo leen sus contactos."
          rows={3}
        />
        <Actions>
          <SubmitButton intencion="levantar" pending="Levantando...">
            Levantar la retención
          </SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? `Levantar una retención de ${data.nombre}` : INFORMACION_NO_DISPONIBLE,
    'Oficina del registro',
  );
