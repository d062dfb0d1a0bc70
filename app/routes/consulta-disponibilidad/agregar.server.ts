import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { ELECCION } from './choice-shape';

const NONE = 'Seleccione al menos un dominio disponible para agregarlo al carrito.';

/**
 * Puts the chosen names in the cart (spec 2, 5). Some may be refused by the registry, because the cart is full or the
 * name was taken meanwhile: those are told one by one, and the others are in.
 */
export async function agregar(args: RouteArgs, { form, session, registry, path }: Submission) {
  const { value, refuse } = typedIn(ELECCION, form);
  if (value.dominio.length === 0) return refuse({ mensaje: '', mapErrores: { dominio: NONE } });
  const dominios = value.dominio.map((nombre) => ({ nombre, anios: yearsOf(form, nombre) }));
  const uuidVenta = (await session.read('uuidVenta')) ?? null;
  const answer = await registry.registro.agregar({ dominios, uuidVenta });
  if (answer.ventaDTO) await session.write('uuidVenta', answer.ventaDTO.uuidVenta);
  const refusals = answer.dominiosError.map(({ mensaje }) => mensaje);
  if (answer.dominiosOK.length === 0)
    return refuse({ mensaje: answer.mensajeRespuesta, mapErrores: Object.fromEntries(refusals.entries()) });
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
