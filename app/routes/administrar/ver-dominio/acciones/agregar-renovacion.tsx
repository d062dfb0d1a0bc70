import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { NO_FIELDS } from '~/components/form/screen-form';
import { dialogTitle } from '~/components/page-title';
import { RENOVACION_EN_CARRITO } from '~/registry/domain/words/carrito';
import { TO_THE_PURCHASE } from '~/routes/carrito-compra/to-the-purchase.server';
import { done } from '~/session/forms/answers.server';
import { doneBefore } from '~/session/forms/done-before.server';
import { intents, type SignedSubmission } from '~/session/forms/intents.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import { act, type Cual, toAct, wayOn } from '../domain.server';
import { nombreIn } from '../ficha.server';
import { expiryIn, renewalOf } from './renewal.server';

export async function loader(args: LoaderFunctionArgs) {
  const asked = await toAct(args, 'renovar');
  if ((await renewalsInCart(args)).has(asked.nombre))
    throw await done(args, asked.volver, {
      tipo: 'aviso',
      texto: RENOVACION_EN_CARRITO,
      seguir: TO_THE_PURCHASE,
    });
  return { ...asked, ...(await renewalOf(args, asked)) };
}

async function addToCart({ registry, session, form }: SignedSubmission, cual: Cual) {
  const answer = await registry.administracion.renovar({
    ...cual,
    compraInmediata: false,
    uuidVenta: (await session.read('uuidVenta')) ?? null,
    fechaVencimiento: expiryIn(form),
  });
  if (answer.uuidVenta) await session.write('uuidVenta', answer.uuidVenta);
  return answer;
}

export const action = intents({
  agregar: async (args, submission) => {
    // The first one made the cart that this one would be asked with.
    const before = await doneBefore(args, submission, wayOn(args, nombreIn(args)));
    if (before) return before;
    return act(args, submission, NO_FIELDS, (cual) => addToCart(submission, cual), {
      changed: ({ nombreDominio }, texto) =>
        done(args, wayOn(args, nombreDominio), { tipo: 'ok', texto, seguir: TO_THE_PURCHASE }),
    });
  },
});

/** A year more, to be paid with the rest of the cart (spec 4). */
export default function AddRenewal() {
  const { nombre, volver, hidden, unAnioMas, hasta, anuncio } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`Agregar la renovación de ${nombre} al carrito`}
      closeTo={volver}
      hidden={hidden}
      intencion="agregar"
      press="Agregar al carrito"
      pending="Agregando..."
    >
      <p>
        {unAnioMas}{' '}
        {hasta && (
          <>
            Renovado, vence el <DateText value={hasta} />.{' '}
          </>
        )}
        Se renueva cuando confirme la compra; hasta entonces puede quitarla del carrito. {anuncio}
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Agregar la renovación al carrito');
