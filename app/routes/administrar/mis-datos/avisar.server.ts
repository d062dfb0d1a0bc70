import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Fewer notices of expiry dates, or all of them again. */
export async function avisar(args: RouteArgs, { form, registry }: Submission) {
  const menosAvisos = form.get('menos') === 'si';
  const answer = await registry.usuario.guardarPreferencias({ menosAvisos });
  const tipo = rechazoDe(answer) ? 'error' : 'ok';
  return done(args, address.avisos(), { tipo, texto: answer.mensaje });
}
