import { z } from 'zod';
import { count } from '~/components/format';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { RouteArgs } from '~/session/visit.server';
import { MIS_DATOS } from './mis-datos.server';

const key = z.string().min(8).max(100).optional().catch(undefined);

/** Applies the default contact to the domains that still carry other data. */
export async function aplicar(args: RouteArgs, { form, registry }: Submission) {
  const operacion = key.parse(form.get('operacion') ?? undefined);
  const answer = await registry.usuario.actualizarContactosBe({ operacion });
  if (answer.respCodigo !== 'OK') {
    const texto = answer.respMensaje || 'Error al actualizar el contacto.';
    return done(args, MIS_DATOS, { tipo: 'error', texto });
  }
  const texto = `Los datos se aplicaron a ${count(answer.cantidad, 'dominio', 'dominios')}.`;
  return done(args, MIS_DATOS, { tipo: 'ok', texto });
}
