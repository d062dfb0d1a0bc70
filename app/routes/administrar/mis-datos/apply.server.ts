import * as address from '~/addresses';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { RouteArgs } from '~/session/visit.server';

/** Applies the default contact to the domains that still carry other data; a repeat finds none left. */
export async function aplicar(args: RouteArgs, { registry }: Submission) {
  const { respCodigo, respMensaje } = await registry.usuario.actualizarContactosBe({});
  if (respCodigo === 'OK') return done(args, address.misDatos(), { tipo: 'ok', texto: respMensaje });
  const texto = respMensaje || 'Error al actualizar el contacto.';
  return done(args, address.misDatos(), { tipo: 'error', texto });
}
