import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { returnPath } from '~/session/guard.server';
import type { RouteArgs } from '~/session/visit.server';

const FAILED = 'Ha ocurrido un error al aceptar los términos y condiciones.';
const MUST_ACCEPT = 'Para continuar en el sitio debe aceptar los términos y condiciones.';

/** The version is the one that was on the page: nobody accepts what they have not seen. */
const acceptance = z.object({ acepto: z.literal('on', MUST_ACCEPT), idTerminos: z.coerce.number().int() });

/** Accepts the terms and goes on to where the person was. */
export async function acceptTerms(args: RouteArgs, { form, registry }: Submission) {
  const submission = parseWithZod(form, { schema: acceptance });
  if (submission.status !== 'success') return refused(submission);
  const { idTerminos } = submission.value;
  const { respuestaOK, mensajeRespuesta } = await registry.terminos.aceptar({ idTerminos });
  if (!respuestaOK) return refused(submission, { formErrors: [mensajeRespuesta || FAILED] });
  return done(args, returnPath(args.request));
}
