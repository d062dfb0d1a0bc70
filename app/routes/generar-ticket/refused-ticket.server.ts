import { data } from '@remix-run/node';
import type { ArchivoGuardado, CampoError } from '~/registry/contract/ticket';
import { CAPTCHA_INCORRECTO } from '~/registry/domain/words/dominios';
import { ERROR_TICKET } from '~/registry/domain/words/tickets';
import { formCaptcha } from '~/session/forms/captcha.server';
import type { Submission } from '~/session/forms/form.server';
import { type Parsed, refuse } from '~/session/forms/parse-with-zod.server';
import { TICKET } from './asked-ticket';

export type Refused = {
  camposError: readonly CampoError[];
  mensajeRespuesta?: string;
  /** Nobody looked at it yet: the answer is still good, or there is none, which is told with what else is wrong. */
  captcha?: 'used' | 'good' | 'missing';
};

/** The form again, with every rule that was broken beside its field, the files that are kept for it, and the next challenge. */
export async function refusedWithFiles(
  submission: Submission,
  typed: Parsed,
  { camposError, mensajeRespuesta, captcha = 'used' }: Refused,
  archivosGuardados: readonly ArchivoGuardado[],
) {
  const captchaSirve = captcha === 'good';
  const desafio = captchaSirve ? null : await formCaptcha(submission);
  const mapErrores: Record<string, string> = {};
  for (const { codigo, mensaje } of camposError)
    mapErrores[codigo] = [mapErrores[codigo], mensaje].filter(Boolean).join(' · ');
  if (captcha === 'missing' && desafio) mapErrores.captcha = CAPTCHA_INCORRECTO;
  const refused = refuse(TICKET, typed, { mensaje: mensajeRespuesta || ERROR_TICKET, mapErrores });
  return data({ ...refused.data, archivosGuardados, desafio, captchaSirve }, { status: 422 });
}
