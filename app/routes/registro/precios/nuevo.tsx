import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { moneyWithVat } from '~/format';
import { formularioPrecio } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { PRECIO } from './asked';
import { Confirm } from './confirm';
import { Fields } from './fields';
import { corregir, loadSuffix, programar, revisar } from './precios.server';

export const handle: Handle = { scripts: false };

/** Asks for the next price of a suffix, and shows what it changes before it is done. */
export async function loader(args: LoaderFunctionArgs) {
  const { tld, vigente } = await loadSuffix(args, 'cambiarPrecios');
  return { tld, vigente, operacion: randomId(), constraint: constraintOf(formularioPrecio) };
}

export const action = intentsOfDesk('cambiarPrecios', { revisar, corregir, programar });

export default function NextPrice() {
  const { tld, vigente, operacion, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm(PRECIO, { lastResult: answer?.lastResult, constraint });
  const confirm = answer && 'confirm' in answer ? answer.confirm : undefined;
  return (
    <>
      <p className="act back">
        <a href={address.precios()}>Volver a los precios</a>
      </p>
      {confirm ? (
        <Confirm tld={tld} vigente={vigente} operacion={operacion} typed={confirm} />
      ) : (
        <>
          <ErrorSummary form={form} />
          <h1>Próximo precio de .{tld}</h1>
          <p>
            {vigente !== null && `Hoy un año cuesta ${moneyWithVat(vigente)}. `}
            El próximo rige desde el minuto que diga. Antes de hacerlo verá qué cambia.
          </p>
          <Fields form={form} fields={fields} operacion={operacion} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? `Próximo precio de .${data.tld}` : INFORMACION_NO_DISPONIBLE, 'Precios');
