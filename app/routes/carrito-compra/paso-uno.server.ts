import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import * as address from '~/addresses';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { ownPath } from '~/session/own-path';
import type { RouteArgs } from '~/session/visit.server';

const deletion = z.object({ idDominio: z.coerce.number().int() });

/** Takes a line out of the cart, asked for by the cart's tables or by the popup of any page. */
export async function eliminar(args: RouteArgs, { form, session, registry }: Submission): Promise<Response> {
  const to = ownPath(form.get('volver'), address.carrito());
  const uuidVenta = await session.read('uuidVenta');
  const { data } = deletion.safeParse(Object.fromEntries(form));
  if (!data || !uuidVenta) return done(args, to, { tipo: 'error', texto: 'Consulta con error' });
  const { respuestaOK, mensajeRespuesta } = await registry.registro.eliminar({ ...data, uuidVenta });
  const texto = respuestaOK ? 'El artículo se quitó del carrito.' : mensajeRespuesta;
  return done(args, to, { tipo: respuestaOK ? 'ok' : 'error', texto });
}

const promotion = z.object({
  codigo: z
    .string('Escriba el código de la promoción.')
    .max(50, 'Un código tiene como máximo 50 caracteres.'),
});

/** There is no promotion yet: what was typed is not valid and the discount stays 0 (decision t). */
export function aplicarPromocion({ form }: Submission) {
  const submission = parseWithZod(form, { schema: promotion });
  if (submission.status !== 'success') return refused(submission);
  const message = `El código de promoción «${submission.value.codigo}» no es válido. El precio no cambia.`;
  return refused(submission, { fieldErrors: { codigo: [message] } });
}
