import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PaymentChoice } from '~/components/cuenta-pago/payment-choice';
import { CheckboxField } from '~/components/form/checkbox-field';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { dialogTitle } from '~/components/page-title';
import { money } from '~/format';
import { isSameId } from '~/registry/contract/ids';
import { cuentaDeHoy, SIN_CUENTA_HOY, TAMBIEN } from '~/registry/domain/words/cuentas';
import { actualizarDocumentos, paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import { toAct } from '../domain.server';
import { RENOVACION } from './asked';
import { messagesOf } from './messages.server';
import { renewalOf } from './renewal.server';
import { renovar } from './renovar.server';

/** Nothing stops who wants to pay at once; what waits in the cart is taken out then. */
const SI_ESTA_EN_CARRITO =
  'Su renovación está en el carrito y todavía no se cobró: se hace cuando confirme la compra. Si la paga aquí, se quita del carrito.';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const asked = await toAct(args, 'renovar');
  const [renewal, { mensajeConfirmarRenovar }, offered] = await Promise.all([
    renewalOf(args, asked),
    messagesOf(args),
    paymentChoices(registry, asked.info.cuentaPago?.id),
  ]);
  const { cuentasPago } = offered;
  const isOwn = cuentasPago.some(({ id }) => isSameId(id, asked.info.cuentaPago?.id));
  return {
    ...asked,
    ...renewal,
    ...offered,
    enCarrito: (await renewalsInCart(args)).has(asked.nombre) ? SI_ESTA_EN_CARRITO : null,
    pregunta: isOwn && cuentasPago.length === 1 ? null : TAMBIEN,
    hoy: asked.info.cuentaPago ? cuentaDeHoy(asked.info.cuentaPago.nombre) : SIN_CUENTA_HOY,
    aviso: [renewal.anuncio, mensajeConfirmarRenovar].filter(Boolean).join(' '),
  };
}

export const action = intents({ renovar, [UPDATE_DOCUMENTS]: actualizarDocumentos(RENOVACION) });

/** A year more, charged at once to the domain's account, to another one or to a new one (spec 4, 9). */
export default function Renew() {
  const {
    nombre,
    volver,
    hidden,
    precio,
    unAnioMas,
    plazo,
    aviso,
    enCarrito,
    pregunta,
    hoy,
    inicial,
    constraint,
    ...offered
  } = useLoaderData<typeof loader>();
  const documentos = useActionData<typeof action>()?.documentos ?? offered.documentos;
  return (
    <FormDialog
      title={`Renovar ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      asks={RENOVACION}
      constraint={constraint}
      defaultValue={inicial}
      intencion="renovar"
      press={`Renovar por ${money(precio)}`}
      pending="Renovando..."
      second={enCarrito !== null}
    >
      {(fields) => (
        <>
          <DefaultButton intencion="renovar" />
          {enCarrito && (
            <Notice tipo="aviso">
              {enCarrito}
              <p>
                <ButtonLink href={address.carrito()}>Ver el carrito</ButtonLink>
              </p>
            </Notice>
          )}
          <p>
            <strong>{unAnioMas}</strong> {plazo}
          </p>
          <p className="hint">{aviso}</p>
          <PaymentChoice fields={fields} {...offered} documentos={documentos} />
          {pregunta && <CheckboxField field={fields.asociar} label={pregunta} hint={hoy} />}
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Renovar el dominio');
