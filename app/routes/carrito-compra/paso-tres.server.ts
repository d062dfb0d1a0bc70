import * as address from '~/addresses';
import { PAGO } from '~/components/cuenta-pago/account-shape';
import { rechazoDe } from '~/registry/contract/rechazo';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { onStep } from './purchase.server';

/** Saves the account that pays, a new one or one of the person's, and goes on to the summary. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { venta } = await onStep(args, 'tres');
  const typed = typedIn(PAGO, submission.form);
  const { registry, operacion } = submission;
  const chosen = await accountChosen(registry, typed.value);
  if ('mapErrores' in chosen) return refuseWithDocuments(typed, submission, chosen);
  const refusal = rechazoDe(
    await registry.cuenta.guardarCuentaPago({ uuidVenta: venta.uuidVenta, ...chosen, operacion }),
  );
  if (refusal) return refuseWithDocuments(typed, submission, refusal);
  return done(args, address.pasoDeCompra('cuatro'));
}
