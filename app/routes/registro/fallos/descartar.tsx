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
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { DESCARTE } from './asked';
import { descartar, loadFallo } from './fallos.server';

const HEADING = 'Dejar sin hacer';

export const handle: Handle = { scripts: false };

/** Asks why something is to be left undone. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFallo(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('descartarTrabajo', { descartar });

export default function Discard() {
  const { que, clave, error, desde, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(DESCARTE, { lastResult, constraint });
  return (
    <>
      <p className="act back">
        <a href={address.fallos()}>Volver a lo que falló</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <Summary
        rows={[
          { label: 'Qué', value: que },
          { label: 'Sobre', value: clave },
          { label: 'Por qué no se pudo', value: error },
          { label: 'Desde', value: <DateText value={desde} withTime /> },
        ]}
      />
      <p>No se intenta más. Si lo que falta hay que hacerlo, hágalo antes a mano.</p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado." />
        <Actions>
          <SubmitButton intencion="descartar" kind="danger" pending="Guardando...">
            Dejar sin hacer
          </SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Lo que falló');
