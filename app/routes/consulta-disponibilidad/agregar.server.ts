import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { RouteArgs } from '~/session/visit.server';

const NONE = 'Seleccione al menos un dominio disponible para agregarlo al carrito.';

const choice = z.object({ dominio: z.array(z.string(), NONE).min(1, NONE) });

/**
 * Puts the chosen names in the cart (spec 2, 5). Some may be refused by the registry, because the cart is full or the
 * name was taken meanwhile: those are told one by one, and the others are in.
 */
export async function agregar(args: RouteArgs, { form, session, registry, path }: Submission) {
  const submission = parseWithZod(form, { schema: choice });
  if (submission.status !== 'success') return refused(submission);
  const dominios = submission.value.dominio.map((nombre) => ({ nombre, anios: yearsOf(form, nombre) }));
  const uuidVenta = (await session.read('uuidVenta')) ?? null;
  const answer = await registry.registro.agregar({ dominios, uuidVenta });
  if (answer.ventaDTO) await session.write('uuidVenta', answer.ventaDTO.uuidVenta);
  const refusals = answer.dominiosError.map(({ mensaje }) => mensaje);
  if (answer.dominiosOK.length === 0)
    return refused(submission, { formErrors: refusals.length > 0 ? refusals : [answer.mensajeRespuesta] });
  return done(args, path, {
    tipo: refusals.length > 0 ? 'aviso' : 'ok',
    texto: outcome(answer.dominiosOK, refusals),
  });
}

const yearsOf = (form: FormData, nombre: string): number => {
  const years = Number(form.get(`anios-${nombre}`) ?? 1);
  return Number.isInteger(years) && years > 0 ? years : 1;
};

const outcome = (added: string[], refusals: string[]): string =>
  [`Se ${added.length === 1 ? 'agregó' : 'agregaron'} al carrito: ${added.join(', ')}.`, ...refusals].join(
    ' ',
  );
