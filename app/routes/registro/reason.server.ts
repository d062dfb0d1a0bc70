import type { z } from 'zod';
import { randomId } from '~/base/config.server';
import type { ScreenForm } from '~/components/form/screen-form';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
import { type RouteArgs, requestContext } from '~/session/request/request-context.server';
import { MOTIVO } from './reason-asked';

/** What a page that does something at the desk needs of its loader, by the schema of its form. */
export const toAsk = (schema: z.ZodType) => ({ operacion: randomId(), constraint: constraintOf(schema) });

/** The same of one that asks for a reason and nothing else. */
export const toAskReason = () => toAsk(formularioMotivo);

type Sent = Pick<DeskSubmission, 'form'>;

interface Act<Schema extends z.ZodType> {
  asked: ScreenForm;
  schema: Schema;
  /** Where it is told. */
  back: string | ((typed: z.output<Schema>) => string);
  /** Where it stands otherwise than it was seen there may be no such page any more: that is told at `back`, and what was typed is kept for who comes back. */
  mayBeGone?: true;
  ask: (typed: z.output<Schema>) => Promise<Sobre>;
}

/** Does what a form of the desk asks: told at `back`, or where it waits for a second person; refused, the page comes back with what was typed. */
export async function withAnswers<Schema extends z.ZodType>(
  args: RouteArgs,
  { form }: Sent,
  { asked, schema, back, mayBeGone, ask }: Act<Schema>,
) {
  const typed = parseWithZod(form, { schema });
  if (typed.status !== 'success') return refuse(asked, typed);
  const answer = await orNotAvailable(ask(typed.value));
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  const isGone = mayBeGone && rechazo?.codigo === 'ESTADO';
  if (rechazo && !isGone) return refuse(asked, typed, rechazo);
  const response = await told(args, typeof back === 'string' ? back : back(typed.value), answer);
  if (isGone) await keepTyped(args, form);
  return response;
}

/** What was typed, for who comes back to where it was. */
export async function keepTyped(args: RouteArgs, form: FormData): Promise<void> {
  const { session, path } = await requestContext(args);
  await session.keepDraft(path, form);
}

/** The same of what only takes a reason. */
export const withReason = (
  args: RouteArgs,
  sent: Sent,
  back: string,
  ask: (motivo: string) => Promise<Sobre>,
) =>
  withAnswers(args, sent, {
    asked: MOTIVO,
    schema: formularioMotivo,
    back,
    ask: ({ motivo }) => ask(motivo),
  });
