import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { TITULAR } from '~/components/contacto/asked-contacts';
import { ContactInputs } from '~/components/contacto/contact-inputs';
import { FormDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { titular } from '~/registry/contract/formularios';
import { inWords } from '~/registry/domain/roles';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { returnPath } from '~/session/guard.server';
import { onStep } from './purchase.server';
import { guardar, initialHolder, linesAsked } from './titular.server';

export async function loader(args: LoaderFunctionArgs) {
  const purchase = await onStep(args, 'dos');
  const lines = await linesAsked(args, purchase);
  const nombres = lines.map(({ dominio }) => dominio.nombre);
  return {
    nombres,
    todos: nombres.length > 1 && inWords(nombres, 'y'),
    inicial: await initialHolder(purchase, purchase, lines),
    constraint: constraintOf(titular),
    volver: returnPath(args.request, address.pasoDeCompra('dos')),
  };
}

export const action = intents({ guardar });

const headingOf = ([first, ...others]: readonly string[]) =>
  others.length > 0 ? 'Titular de todos los dominios' : `Titular de ${first}`;

/** Holder data of one registration, or the same for all of them (spec 2, step 2). */
export default function Titular() {
  const { nombres, todos, inicial, constraint, volver } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={headingOf(nombres)}
      closeTo={volver}
      asks={TITULAR}
      constraint={constraint}
      defaultValue={inicial}
      intencion="guardar"
      press="Guardar datos"
      pending="Guardando datos..."
    >
      {(fields) => (
        <>
          {todos && <p>Los mismos datos para {todos}.</p>}
          <ContactInputs asks={TITULAR} fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, headingOf(data?.nombres ?? ['el dominio']), 'Carrito de compras');
