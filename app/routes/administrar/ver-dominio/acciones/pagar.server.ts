import type { z } from 'zod';
import type { PAGO } from '~/components/cuenta-pago/asked-accounts';
import type { ScreenForm, Typed } from '~/components/form/screen-form';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod } from '~/session/forms/parse-with-zod.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { type Cual, cualDe, domainOf, wayOn } from '../domain.server';
import { refused } from '../meanwhile.server';

type Pago = (typeof PAGO)['fields'];
type Chosen = Extract<Awaited<ReturnType<typeof accountChosen>>, { templateCuentaPagoDTO: unknown }>;

/** Does to a domain what is charged at once, to the account that was chosen; refused, the dialog says why. */
export async function pagar<F extends Pago>(
  args: RouteArgs,
  submission: SignedSubmission,
  { asks, schema }: { asks: ScreenForm<F>; schema: z.ZodType<Typed<F>> },
  ask: (cual: Cual, chosen: Chosen, value: Typed<F>) => Promise<Sobre>,
) {
  await domainOf(args);
  const typed = parseWithZod(submission.form, { schema });
  if (typed.status !== 'success') return refuseWithDocuments(asks, typed, submission);
  const chosen = await accountChosen(submission.registry, typed.value);
  if ('mapErrores' in chosen) return refuseWithDocuments(asks, typed, submission, chosen);
  const cual = cualDe(args, submission);
  const answer = await orNotAvailable(ask(cual, chosen, typed.value));
  const refusal = rechazoDe(answer);
  if (refusal) {
    const { data } = await refuseWithDocuments(asks, typed, submission, refusal);
    return refused(submission, cual, refusal, data);
  }
  return done(args, wayOn(args, cual.nombreDominio), { tipo: 'ok', texto: answer.mensaje ?? '' });
}
