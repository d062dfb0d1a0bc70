import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioSacarCustodio } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { ActForm } from '~/routes/registro/act-form';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
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
  return { ...(await loadGone(args)), ...toAsk(formularioSacarCustodio) };
}

export const action = intentsOfDesk('sacarCustodio', { sacar });

export default function TakeOff() {
  const { operacion, constraint, ...gone } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(SACAR, { lastResult, constraint });
  return (
    <ActForm
      form={form}
      motivo={fields.motivo}
      operacion={operacion}
      seen={{ cerradoEn: gone.candado.cerradoEn }}
      heading={headingOf(gone)}
      back={{ href: address.dominioEnOficina(gone.nombre), words: 'Volver al dominio' }}
      intencion="sacar"
      press="Pedir que se saque"
      danger
      hint="Lo leen los contactos del dominio y sus custodios, también quien se saca."
      questions={
        <TextField
          field={fields.documento}
          label="Documento"
          hint="Qué muestra que ya no está, con su número: partida de defunción, nota firmada del titular. Lo leen también los contactos y los custodios: no escriba una cédula."
          autoComplete="off"
        />
      }
    >
      <WhatChanges {...gone} />
    </ActForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
