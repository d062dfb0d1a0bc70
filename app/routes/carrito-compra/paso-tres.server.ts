import * as address from '~/addresses';
import { NUEVA, PAGO } from '~/components/cuenta-pago/account-shape';
import type { Typed } from '~/components/form/shape';
import { DEBE_SELECCIONAR_CUENTA } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { idChosen, newAccountOf, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { typedIn } from '~/session/typed-form.server';
import type { Registry, RouteArgs } from '~/session/visit.server';
import { onStep } from './purchase.server';

type Payment = Typed<(typeof PAGO)['fields']>;

/** Saves the account that pays, a new one or one of the person's, and goes on to the summary. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { venta } = await onStep(args, 'tres');
  const typed = typedIn(PAGO, submission.form);
  const { registry, operacion } = submission;
  const conflict = await choiceConflict(registry, typed.value);
  if (conflict) return refuseWithDocuments(typed, submission, { mensaje: '', mapErrores: conflict });
  const { cuentaPago } = typed.value;
  const refusal = rechazoDe(
    await registry.cuenta.guardarCuentaPago({
      uuidVenta: venta.uuidVenta,
      templateCuentaPagoDTO: cuentaPago === NUEVA ? newAccountOf(typed.value) : { id: Number(cuentaPago) },
      operacion,
    }),
  );
  if (refusal) return refuseWithDocuments(typed, submission, refusal);
  return done(args, address.pasoDeCompra('cuatro'));
}

/** Why an existing account cannot be the one: none was chosen, it is not theirs, or it is debited elsewhere. */
async function choiceConflict(
  registry: Registry,
  { cuentaPago, idFormaPago }: Payment,
): Promise<Record<string, string> | undefined> {
  if (cuentaPago === NUEVA) return undefined;
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  const chosen = cuentasPago.find(({ id }) => String(id) === cuentaPago);
  if (!chosen) return { cuentaPago: DEBE_SELECCIONAR_CUENTA };
  const { id, nombre } = chosen.cuenta.formaPago;
  if (idChosen(idFormaPago) === id) return undefined;
  return {
    idFormaPago: `La cuenta «${chosen.nombre}» se paga con «${nombre}»: elija esa forma de pago u otra cuenta.`,
  };
}
