import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { formularioSacarCustodio } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { SACAR } from './asked';
import { loadGone, sacar } from './sacar.server';
import { WhatChanges } from './what-changes';

type Gone = Pick<Awaited<ReturnType<typeof loadGone>>, 'nombre' | 'custodio'>;
const headingOf = ({ nombre, custodio }: Gone): string =>
  `Sacar a ${custodio.nombre} del candado de ${nombre}`;

export const handle: Handle = { scripts: false };

/** Shows what comes of a custodian being taken off a lock, and asks what shows that they are gone, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return {
    ...(await loadGone(args)),
    operacion: randomId(),
    constraint: constraintOf(formularioSacarCustodio),
  };
}

export const action = intentsOfDesk('sacarCustodio', { sacar });

export default function TakeOff() {
  const { operacion, constraint, ...gone } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(SACAR, { lastResult, constraint });
  const back = address.dominioEnOficina(gone.nombre);
  return (
    <>
      <p className="act back">
        <a href={back}>Volver al dominio</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{headingOf(gone)}</h1>
      <WhatChanges {...gone} />
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <input type="hidden" name="cerradoEn" value={gone.candado.cerradoEn} />
        <TextField
          field={fields.documento}
          label="Documento"
          hint="Qué muestra que ya no está, con su número: partida de defunción, nota firmada del titular. Lo leen también los contactos y los custodios: no escriba una cédula."
          autoComplete="off"
        />
        <TextAreaField
          field={fields.motivo}
          label="Motivo"
          hint="Lo leen los contactos del dominio y sus custodios, también quien se saca."
          rows={3}
        />
        <Actions>
          <SubmitButton intencion="sacar" kind="danger" pending="Guardando...">
            Sacar del candado
          </SubmitButton>
          <ButtonLink href={back} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
