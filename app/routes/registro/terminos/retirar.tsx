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
import { RETIRO } from './asked';
import { Facts } from './facts';
import { loadVersion, retirar } from './terminos.server';
import { called } from './version-words';

const headingOf = (numero: number): string => `Descartar la ${called(numero).toLowerCase()} de los términos`;

export const handle: Handle = { scripts: false };

/** Asks why a version that never was in force never will be. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadVersion(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('publicarContenidos', { retirar });

export default function LeaveTerms() {
  const { operacion, constraint, ...version } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(RETIRO, { lastResult, constraint });
  return (
    <>
      <p className="act back">
        <a href={address.versionDeTerminos(version.id)}>Dejarla como está</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{headingOf(version.numero)}</h1>
      <Facts version={version} />
      <p>No va a regir nunca. Su texto queda guardado.</p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado." />
        <Actions>
          <SubmitButton intencion="retirar" kind="danger" pending="Guardando...">
            Descartar
          </SubmitButton>
          <ButtonLink href={address.versionDeTerminos(version.id)} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.numero) : INFORMACION_NO_DISPONIBLE, 'Términos y condiciones');
