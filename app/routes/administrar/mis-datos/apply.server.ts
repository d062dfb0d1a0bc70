import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { RouteArgs } from '~/session/visit.server';
import { MIS_DATOS } from './mis-datos.server';

/** Applies the default contact to the domains that still carry other data; a repeat finds none left. */
export async function aplicar(args: RouteArgs, { registry }: Submission) {
  const { respCodigo, respMensaje } = await registry.usuario.actualizarContactosBe({});
  if (respCodigo === 'OK') return done(args, MIS_DATOS, { tipo: 'ok', texto: respMensaje });
  const texto = respMensaje || 'Error al actualizar el contacto.';
  return done(args, MIS_DATOS, { tipo: 'error', texto });
}
