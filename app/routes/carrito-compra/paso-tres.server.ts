import * as address from '~/addresses';
import { PASO_DE_PAGO } from '~/components/cuenta-pago/asked-accounts';
import { pasoDePago } from '~/registry/contract/pago-formulario';
import { rechazoDe } from '~/registry/contract/rechazo';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod } from '~/session/forms/parse-with-zod.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { renewalsChosen } from './next-renewals.server';
import { onStep } from './purchase.server';

/** Saves the account that pays, a new one or one of the person's, and goes on to the summary. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { venta } = await onStep(args, 'tres');
  const typed = parseWithZod(submission.form, { schema: pasoDePago });
  if (typed.status !== 'success') return refuseWithDocuments(PASO_DE_PAGO, typed, submission);
  const { registry, operacion } = submission;
  const chosen = await accountChosen(registry, typed.value);
  if ('mapErrores' in chosen) return refuseWithDocuments(PASO_DE_PAGO, typed, submission, chosen);
  const proximasRenovaciones = await renewalsChosen(venta, typed.value.proximas);
  const order = { uuidVenta: venta.uuidVenta, ...chosen, proximasRenovaciones, operacion };
  const refusal = rechazoDe(await registry.cuenta.guardarCuentaPago(order));
  if (refusal) return refuseWithDocuments(PASO_DE_PAGO, typed, submission, refusal);
  return done(args, address.pasoDeCompra('cuatro'));
}
