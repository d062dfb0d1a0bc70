import { z } from 'zod';
import { rechazoDe } from '~/registry/contract/rechazo';
import { ERROR_ACEPTAR_TERMINOS } from '~/registry/domain/words/terminos';
import { idOf } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { returnPath } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { ACEPTACION } from './asked-acceptance';

const MUST_ACCEPT = 'Para continuar en el sitio debe aceptar los términos y condiciones.';

/** Nothing is accepted by who did not say so. */
export const acceptance = z.object({
  idTerminos: z.string().default(''),
  acepto: z.literal('on', { error: MUST_ACCEPT }),
});

/** Accepts the terms and goes on to where the person was. */
export async function acceptTerms(args: RouteArgs, { form, registry }: Submission) {
  const typed = parseWithZod(form, { schema: acceptance });
  if (typed.status !== 'success') return refuse(ACEPTACION, typed);
  const refusal = rechazoDe(await registry.terminos.aceptar({ idTerminos: idOf(typed.value.idTerminos) }));
  if (refusal) return refuse(ACEPTACION, typed, { mensaje: refusal.mensaje || ERROR_ACEPTAR_TERMINOS });
  return done(args, returnPath(args.request));
}
