import { data } from '@remix-run/node';
import type { ArchivoGuardado, CampoError } from '~/registry/contract/ticket';
import { ERROR_TICKET } from '~/registry/domain/words/tickets';
import { formCaptcha } from '~/session/forms/captcha.server';
import type { Submission } from '~/session/forms/form.server';
import { type Parsed, refuse } from '~/session/forms/parse-with-zod.server';
import { TICKET } from './asked-ticket';

export type Refused = { camposError: readonly CampoError[]; mensajeRespuesta?: string };

/** The form again, with every rule that was broken beside its field, the files that are kept for it, and the next challenge. */
export async function refusedWithFiles(
  submission: Submission,
  typed: Parsed,
  { camposError, mensajeRespuesta }: Refused,
  archivosGuardados: readonly ArchivoGuardado[],
) {
  const mapErrores: Record<string, string> = {};
  for (const { codigo, mensaje } of camposError)
    mapErrores[codigo] = [mapErrores[codigo], mensaje].filter(Boolean).join(' · ');
  const refused = refuse(TICKET, typed, { mensaje: mensajeRespuesta || ERROR_TICKET, mapErrores });
  const desafio = await formCaptcha(submission);
  return data({ ...refused.data, archivosGuardados, desafio }, { status: 422 });
}
