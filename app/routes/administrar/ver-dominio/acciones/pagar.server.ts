import type { PAGO } from '~/components/cuenta-pago/account-shape';
import type { FormShape, Typed } from '~/components/form/shape';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/answers.server';
import type { SignedSubmission } from '~/session/intents.server';
import { orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { type Cual, cualDe, domainOf, wayOn } from '../domain.server';
import { refused } from '../meanwhile.server';

type Pago = (typeof PAGO)['fields'];
type Chosen = Extract<Awaited<ReturnType<typeof accountChosen>>, { templateCuentaPagoDTO: unknown }>;

/** Does to a domain what is charged at once, to the account that was chosen; refused, the dialog says why. */
export async function pagar<F extends Pago>(
  args: RouteArgs,
  submission: SignedSubmission,
  shape: FormShape<F>,
  ask: (cual: Cual, chosen: Chosen, value: Typed<F>) => Promise<Sobre>,
) {
  const { registry, form } = submission;
  await domainOf(args);
  const typed = typedIn(shape, form);
  const chosen = await accountChosen(registry, typed.value);
  if ('mapErrores' in chosen) return refuseWithDocuments(typed, submission, chosen);
  const cual = cualDe(args, submission);
  const answer = await orNotAvailable(ask(cual, chosen, typed.value));
  const refusal = rechazoDe(answer);
  if (refusal) {
    const { data } = await refuseWithDocuments(typed, submission, refusal);
    return refused(submission, cual, refusal, data);
  }
  return done(args, wayOn(args, cual.nombreDominio), { tipo: 'ok', texto: answer.mensaje ?? '' });
}
