import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioRetencion } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { RETENCION } from './asked';
import { Confirm } from './confirm';
import { Fields } from './fields';
import { corregir, loadHeld, retener, revisar } from './retenciones.server';

export const handle: Handle = { scripts: false };

/** Asks what is to be held of a name and why, and then shows what that changes before it is done. */
export async function loader(args: LoaderFunctionArgs) {
  const { nombre } = await loadHeld(args);
  return { nombre, operacion: randomId(), constraint: constraintOf(formularioRetencion) };
}

export const action = intentsOfDesk('retenerDominio', { revisar, corregir, retener });

export default function Hold() {
  const { nombre, operacion, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm(RETENCION, { lastResult: answer?.lastResult, constraint });
  const confirm = answer && 'confirm' in answer ? answer.confirm : undefined;
  return (
    <>
      <p className="act back">
        <a href={address.dominioEnOficina(nombre)}>Volver al dominio</a>
      </p>
      {confirm ? (
        <Confirm nombre={nombre} operacion={operacion} typed={confirm} />
      ) : (
        <>
          <ErrorSummary form={form} />
          <h1>Retener {nombre}</h1>
          <p>
            Solo por una causa legal, con su documento. Sus contactos reciben un aviso, y leen la causa, el
            documento y el motivo. Antes de hacerlo verá qué cambia.
          </p>
          <Fields form={form} fields={fields} operacion={operacion} back={address.dominioEnOficina(nombre)} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? `Retener ${data.nombre}` : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
