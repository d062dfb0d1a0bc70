import { z } from 'zod';
import * as address from '~/addresses';
import { id } from '~/registry/contract/base';
import { formularioTicket } from '~/registry/contract/formularios';
import type { DatosTicket } from '~/registry/contract/ticket';
import { bestEffort } from '~/session/failures/best-effort.server';
import { done } from '~/session/forms/answers.server';
import { captchaResponseOf } from '~/session/forms/captcha.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod } from '~/session/forms/parse-with-zod.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { chosenFiles, keepChosen, keptTokens, wrongTogether } from './kept-files.server';
import { PIDE, reasonFor } from './reasons.server';
import { refusedWithFiles } from './refused-ticket.server';

/** What the confirmation page shows; it stays with the session, so that reloading it shows the same. */
export const sentTicket = z.object({
  numero: z.string(),
  id: id.nullable(),
  email: z.string(),
  pide: z.enum(PIDE).nullable().catch(null),
});
export const SENT = 'datos:ticket-enviado';

/** Sends the ticket with its files; a refused one lists them again, kept at the registry. */
export async function enviar(args: RouteArgs, submission: Submission) {
  const { form, registry, session, person, operacion } = submission;
  const captcha = person ? null : captchaResponseOf(form);
  const typed = parseWithZod(form, { schema: formularioTicket });
  if (typed.status !== 'success') {
    const { camposError, archivosGuardados } = await keepChosen(registry, form, captcha);
    const wrong = [...camposError, ...wrongTogether(archivosGuardados)];
    return refusedWithFiles(submission, typed, { camposError: wrong }, archivosGuardados);
  }
  const ticket = typed.value;
  const datos: DatosTicket = {
    ticket: { ...ticket, captchaResponse: captcha },
    tiposOperacion: ['TICKET_AYUDA'],
    captcha,
    operacion,
    archivosGuardados: keptTokens(form),
  };
  const answer = await registry.ticket.generar({
    datosTicket: JSON.stringify(datos),
    captcha,
    archivos: chosenFiles(form),
  });
  if (!answer.respuestaOK || answer.numero === null)
    return refusedWithFiles(submission, typed, answer, answer.archivosGuardados);
  const { pide } = reasonFor(submission, new URL(args.request.url).searchParams.get('motivo'));
  const sent = { numero: answer.numero, id: person ? answer.id : null, email: ticket.email, pide };
  await bestEffort(() => session.write(SENT, sent));
  return done(args, address.ticketEnviado());
}
