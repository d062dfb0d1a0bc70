import { data } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { id } from '~/registry/contract/base';
import type { ArchivoGuardado, CampoError, DatosTicket } from '~/registry/contract/ticket';
import { ERROR_TICKET } from '~/registry/domain/words/tickets';
import { besides } from '~/session/failures/besides.server';
import { done } from '~/session/forms/answers.server';
import { captchaResponseOf } from '~/session/forms/captcha.server';
import type { Submission } from '~/session/forms/form.server';
import { type Parsed, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { TICKET } from './asked-ticket';

/** What the confirmation page shows; it stays with the session, so that reloading it shows the same. */
export const sentTicket = z.object({ numero: z.string(), id: id.nullable(), email: z.string() });
export const SENT = 'datos:ticket-enviado';

/** The files chosen now; an empty file field sends one without a name. */
export const chosenFiles = (form: FormData): File[] =>
  form.getAll('archivos').filter((value): value is File => value instanceof File && value.name !== '');

/** The files that an earlier, refused sending left at the registry. */
export function keptTokens(form: FormData): string[] {
  const tokens = form.get('archivosGuardados');
  return typeof tokens === 'string' ? tokens.split(' ').filter(Boolean).slice(0, 20) : [];
}

/** Sends the ticket with its files; a refused one lists them again, kept at the registry. */
export async function enviar(args: RouteArgs, submission: Submission) {
  const { form, registry, session, person, operacion } = submission;
  const typed = parseWithZod(form, { schema: schemaOf(TICKET) });
  if (typed.status !== 'success') return refusedWithFiles(typed, { camposError: [] }, []);
  const { archivos: _, captcha: __, ...ticket } = typed.value;
  const captcha = person ? null : captchaResponseOf(form);
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
    return refusedWithFiles(typed, answer, answer.archivosGuardados);
  const sent = { numero: answer.numero, id: person ? answer.id : null, email: ticket.email };
  await besides(() => session.write(SENT, sent));
  return done(args, address.ticketEnviado());
}

type Refused = { camposError: readonly CampoError[]; mensajeRespuesta?: string };

/** The form again, with every rule that was broken beside its field. */
export function refusedWithFiles(
  typed: Parsed,
  { camposError, mensajeRespuesta }: Refused,
  archivosGuardados: readonly ArchivoGuardado[],
) {
  const mapErrores: Record<string, string> = {};
  for (const { codigo, mensaje } of camposError)
    mapErrores[codigo] = [mapErrores[codigo], mensaje].filter(Boolean).join(' · ');
  const refused = refuse(TICKET, typed, { mensaje: mensajeRespuesta || ERROR_TICKET, mapErrores });
  return data({ ...refused.data, archivosGuardados }, { status: 422 });
}
