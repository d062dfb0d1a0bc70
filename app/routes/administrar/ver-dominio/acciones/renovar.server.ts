import { rechazoDe } from '~/registry/contract/rechazo';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/answers.server';
import type { SignedSubmission } from '~/session/intents.server';
import { orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { cualDe, domainOf, wayOn } from '../domain.server';
import { refused } from '../meanwhile.server';
import { expiryIn } from './renewal.server';
import { RENOVACION } from './shapes';

/** Renews at once, with the account that was chosen. */
export async function renovar(args: RouteArgs, submission: SignedSubmission) {
  const { registry, form } = submission;
  await domainOf(args);
  const typed = typedIn(RENOVACION, form);
  const chosen = await accountChosen(registry, typed.value);
  if ('mapErrores' in chosen) return refuseWithDocuments(typed, submission, chosen);
  const cual = cualDe(args, submission);
  const answer = await orNotAvailable(
    registry.administracion.renovar({
      ...cual,
      ...chosen,
      asociarTemplateCuenta: typed.value.asociar === 'on',
      fechaVencimiento: expiryIn(form),
    }),
  );
  const refusal = rechazoDe(answer);
  if (refusal) {
    const { data } = await refuseWithDocuments(typed, submission, refusal);
    return refused(submission, cual, refusal, data);
  }
  return done(args, wayOn(args, cual.nombreDominio), { tipo: 'ok', texto: answer.mensaje });
}
