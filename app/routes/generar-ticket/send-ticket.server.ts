import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import type { ArchivoGuardado, CampoError, DatosTicket } from '~/registry/contract/ticket';
import { done, refused } from '~/session/answers.server';
import { captchaResponseOf } from '~/session/captcha.server';
import type { Submission } from '~/session/form.server';
import { brokenForm } from '~/session/refusals.server';
import type { RouteArgs } from '~/session/visit.server';
import { TICKET_FIELDS } from './ticket-fields';

const FAILED = 'Ha ocurrido un error al generar el ticket.';

/** What the confirmation page shows; it stays with the session, so that reloading it shows the same. */
export const sentTicket = z.object({ numero: z.string(), id: z.number().nullable(), email: z.string() });
export const SENT = 'datos:ticket-enviado';

// The rules of the fields are the registry's (spec 5); here a field only has to be text.
const typed = z.string().default('');
const ticketForm = z.object({
  nombre: typed,
  email: typed,
  mailConfirmacion: typed,
  telefono: typed,
  dominio: typed,
  asunto: typed,
  mensaje: typed,
});

/** What was typed, without the files: they are kept elsewhere and never sent back to the page. */
export function parsedTexts(form: FormData) {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === 'string') texts.append(name, value);
  const submission = parseWithZod(texts, { schema: ticketForm });
  if (submission.status !== 'success') throw brokenForm(); // a field sent twice
  return submission;
}

/** The files chosen now; an empty file field sends one without a name. */
export const chosenFiles = (form: FormData): File[] =>
  form.getAll('archivos').filter((value): value is File => value instanceof File && value.name !== '');

/** The files that an earlier, refused sending left at the registry. */
export function keptTokens(form: FormData): string[] {
  const tokens = form.get('archivosGuardados');
  return typeof tokens === 'string' ? tokens.split(' ').filter(Boolean).slice(0, 20) : [];
}

/** Sends the ticket with its files; a refused one lists them again, kept at the registry (issue 3, item 5). */
export async function sendTicket(args: RouteArgs, { form, registry, session, person }: Submission) {
  const submission = parsedTexts(form);
  const ticket = submission.value;
  const captcha = person ? null : captchaResponseOf(form);
  const operacion = form.get('operacion');
  const datos: DatosTicket = {
    ticket: { ...ticket, captchaResponse: captcha },
    tiposOperacion: ['TICKET_AYUDA'],
    captcha,
    operacion: typeof operacion === 'string' ? operacion.slice(0, 100) : undefined,
    archivosGuardados: keptTokens(form),
  };
  const answer = await registry.ticket.generar({
    datosTicket: JSON.stringify(datos),
    captcha,
    archivos: chosenFiles(form),
  });
  if (!answer.respuestaOK || answer.numero === null)
    return refusedWithFiles(
      submission,
      answer.camposError,
      answer.archivosGuardados,
      answer.mensajeRespuesta,
    );
  await session.write(SENT, { numero: answer.numero, id: person ? answer.id : null, email: ticket.email });
  return done(args, address.ticketEnviado());
}

type Parsed = ReturnType<typeof parsedTexts>;

/** The form again, with every rule that was broken beside its field. */
export function refusedWithFiles(
  submission: Parsed,
  errors: readonly CampoError[],
  archivosGuardados: readonly ArchivoGuardado[],
  mensaje = '',
) {
  const fieldErrors: Record<string, string[]> = {};
  for (const name of TICKET_FIELDS) {
    const messages = errors.filter(({ codigo }) => codigo === name).map(({ mensaje }) => mensaje);
    if (messages.length > 0) fieldErrors[name] = [messages.join(' · ')];
  }
  const others = errors.filter(({ codigo }) => !(codigo in fieldErrors)).map(({ mensaje }) => mensaje);
  const formErrors = errors.length > 0 ? others : [mensaje || FAILED];
  const answer = refused(submission, { fieldErrors, formErrors }).data;
  return data({ ...answer, archivosGuardados }, { status: 422 });
}
