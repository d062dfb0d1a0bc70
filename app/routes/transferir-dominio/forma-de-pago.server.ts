import * as address from '~/addresses';
import { PAGO } from '~/components/cuenta-pago/account-shape';
import { DEBE_SELECCIONAR_CUENTA } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { DEBE_SELECCIONAR } from '~/registry/contract/transferencias-formulario';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { returnPath } from '~/session/guard.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { keepBorrador } from './draft.server';
import { onStep } from './import.server';

/** The same refusal as in a purchase, in the words that an import has for it (spec 5). */
const inItsWords = (mapErrores: Record<string, string>): Record<string, string> =>
  mapErrores.cuentaPago === DEBE_SELECCIONAR_CUENTA
    ? { ...mapErrores, cuentaPago: DEBE_SELECCIONAR }
    : mapErrores;

/** To the letter (spec 8). */
const NO_SE_CREO = 'Se produjo un error al crear la cuenta de pago';

/** Keeps which account will pay, a new one or one of the person's. Nothing is charged yet. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'pago');
  const typed = typedIn(PAGO, submission.form);
  const { registry, operacion } = submission;
  const chosen = await accountChosen(registry, typed.value);
  if ('mapErrores' in chosen)
    return refuseWithDocuments(typed, submission, { ...chosen, mapErrores: inItsWords(chosen.mapErrores) });
  const answer = await registry.cuenta.guardarCuentaPago({ ...chosen, operacion });
  const refusal = rechazoDe(answer);
  if (refusal || !answer.templateCuentaPago)
    return refuseWithDocuments(typed, submission, refusal ?? { mensaje: NO_SE_CREO });
  await keepBorrador(submission, { ...borrador, cuentaPago: answer.templateCuentaPago.id });
  return done(args, returnPath(args.request, address.importarResumen()));
}
