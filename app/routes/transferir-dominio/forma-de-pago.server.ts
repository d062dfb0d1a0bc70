import * as address from '~/addresses';
import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { quienPagaImportacion } from '~/registry/contract/pago-formulario';
import { rechazoDe } from '~/registry/contract/rechazo';
import { ERROR_CREAR_AL_IMPORTAR } from '~/registry/domain/words/cuentas';
import { DEBE_SELECCIONAR_CUENTA_PAGO } from '~/registry/domain/words/transferencias';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod } from '~/session/forms/parse-with-zod.server';
import { returnPath } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { keepBorrador } from './draft.server';
import { onStep } from './import.server';

/** Keeps which account will pay, a new one or one of the person's. Nothing is charged yet. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'pago');
  const typed = parseWithZod(submission.form, { schema: quienPagaImportacion });
  if (typed.status !== 'success') return refuseWithDocuments(PAGO, typed, submission);
  const { registry, operacion } = submission;
  const chosen = await accountChosen(registry, typed.value, DEBE_SELECCIONAR_CUENTA_PAGO);
  if ('mapErrores' in chosen) return refuseWithDocuments(PAGO, typed, submission, chosen);
  const answer = await registry.cuenta.guardarCuentaPago({ ...chosen, operacion });
  const refusal = rechazoDe(answer);
  if (refusal || !answer.templateCuentaPago)
    return refuseWithDocuments(PAGO, typed, submission, refusal ?? { mensaje: ERROR_CREAR_AL_IMPORTAR });
  await keepBorrador(submission, { ...borrador, cuentaPago: answer.templateCuentaPago.id });
  return done(args, returnPath(args.request, address.importarResumen()));
}
