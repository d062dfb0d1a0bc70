import * as address from '~/addresses';
import { told } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Fewer notices of expiry dates, or all of them again; which those are stands on the page. */
export async function avisar(args: RouteArgs, { form, registry }: Submission) {
  const menosAvisos = form.get('menos') === 'si';
  const hecho = menosAvisos ? 'Desde ahora recibe menos avisos.' : 'Desde ahora recibe todos los avisos.';
  return told(args, address.avisos(), await registry.usuario.guardarPreferencias({ menosAvisos }), { hecho });
}
