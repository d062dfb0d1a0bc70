import { randomId } from '~/base/config.server';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { MOTIVO } from './reason-asked';

/** What a page that asks for a reason needs of its loader. */
export const toAskReason = () => ({ operacion: randomId(), constraint: constraintOf(formularioMotivo) });

/** Does what only takes a reason: told at `back`, or where it waits for a second person; refused, the page comes back with what was typed. */
export async function withReason(
  args: RouteArgs,
  { form }: Pick<DeskSubmission, 'form'>,
  back: string,
  ask: (motivo: string) => Promise<Sobre>,
) {
  const typed = parseWithZod(form, { schema: formularioMotivo });
  if (typed.status !== 'success') return refuse(MOTIVO, typed);
  const answer = await orNotAvailable(ask(typed.value.motivo));
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  return rechazo ? refuse(MOTIVO, typed, rechazo) : told(args, back, answer);
}
