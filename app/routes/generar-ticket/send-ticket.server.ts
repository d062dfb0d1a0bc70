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
import { type Refused, refusedWithFiles } from './refused-ticket.server';

/** What the confirmation page shows; it stays with the session, so that reloading it shows the same. */
export const sentTicket = z.object({
  numero: z.string(),
  id: id.nullable(),
  email: z.string(),
  /** Which name it is about, if any: how long its answer may take follows from that. */
  dominio: z.string().nullable().catch(null),
  pide: z.enum(PIDE).nullable().catch(null),
});
export const SENT = 'datos:ticket-enviado';

/** What became of the captcha of a form that the registry was not asked about: with files it was. */
function captchaOf(form: FormData, captcha: string | null): Refused['captcha'] {
  if (chosenFiles(form).length > 0) return 'used';
  return captcha === null ? 'missing' : 'good';
}

/** Sends the ticket with its files; a refused one lists them again, kept at the registry. */
export async function enviar(args: RouteArgs, submission: Submission) {
  const { form, registry, session, person, operacion } = submission;
  const captcha = person ? null : captchaResponseOf(form);
  const typed = parseWithZod(form, { schema: formularioTicket });
  if (typed.status !== 'success') {
    const { camposError, archivosGuardados } = await keepChosen(registry, form, captcha);
    const refused = {
      camposError: [...camposError, ...wrongTogether(archivosGuardados)],
      captcha: captchaOf(form, captcha),
    };
    return refusedWithFiles(submission, typed, refused, archivosGuardados);
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
  const sent = {
    numero: answer.numero,
    id: person ? answer.id : null,
    email: ticket.email,
    dominio: ticket.dominio || null,
    pide,
  };
  await bestEffort(() => session.write(SENT, sent));
  return done(args, address.ticketEnviado());
}
