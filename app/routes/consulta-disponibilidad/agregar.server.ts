import * as address from '~/addresses';
import { RESULTADO } from '~/components/use-arrival';
import { inWords } from '~/registry/domain/roles';
import { TO_THE_PURCHASE } from '~/routes/carrito-compra/to-the-purchase.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { ELECCION } from './asked-choice';

const NONE = 'Seleccione al menos un dominio disponible para agregarlo al carrito.';

/** Puts the chosen names in the cart, and says so where they were chosen (spec 2, 5). */
export async function agregar(args: RouteArgs, submission: Submission) {
  const outcome = await added(submission);
  return 'refused' in outcome ? outcome.refused : told(args, submission, outcome);
}

/** The same, and on with the purchase where all of them are in: who buys a name sees no page in between. */
export async function comprar(args: RouteArgs, submission: Submission) {
  const outcome = await added(submission);
  if ('refused' in outcome) return outcome.refused;
  if (outcome.refusals.length > 0) return told(args, submission, outcome);
  return done(args, address.pasoDeCompra('dos'));
}

interface Added {
  dominios: string[];
  refusals: string[];
}

/**
 * Some may be refused by the registry, because the cart is full or the name was taken meanwhile: those are told one by one,
 * and the others are in.
 */
async function added({ form, session, registry }: Submission): Promise<Added | { refused: Refusal }> {
  const typed = parseWithZod(form, { schema: schemaOf(ELECCION) });
  if (typed.status !== 'success') return { refused: refuse(ELECCION, typed) };
  const names = typed.value.dominio;
  if (names.length === 0)
    return { refused: refuse(ELECCION, typed, { mensaje: '', mapErrores: { dominio: NONE } }) };
  const dominios = names.map((nombre) => ({ nombre, anios: yearsOf(form, nombre) }));
  const uuidVenta = (await session.read('uuidVenta')) ?? null;
  const answer = await registry.registro.agregar({ dominios, uuidVenta });
  if (answer.ventaDTO) await session.write('uuidVenta', answer.ventaDTO.uuidVenta);
  const refusals = reasonsOf(answer.dominiosError);
  if (answer.dominiosOK.length > 0) return { dominios: answer.dominiosOK, refusals };
  const mapErrores = Object.fromEntries(refusals.entries());
  return { refused: refuse(ELECCION, typed, { mensaje: answer.mensajeRespuesta, mapErrores }) };
}

type Refusal = ReturnType<typeof refuse>;

const told = (args: RouteArgs, { path }: Submission, { dominios, refusals }: Added) =>
  done(args, address.placeOn(path, RESULTADO), {
    tipo: refusals.length > 0 ? 'aviso' : 'ok',
    texto: outcomeOf(dominios, refusals),
    seguir: TO_THE_PURCHASE,
  });

const yearsOf = (form: FormData, nombre: string): number => {
  const years = Number(form.get(`anios-${nombre}`) ?? 1);
  return Number.isInteger(years) && years > 0 ? years : 1;
};

type Refused = Awaited<ReturnType<Submission['registry']['registro']['agregar']>>['dominiosError'];

/** Each reason once, with the names that it left out where it does not name them. */
function reasonsOf(refused: Refused): string[] {
  return [...new Set(refused.map(({ mensaje }) => mensaje))].map((reason) => {
    const unsaid = refused.filter(({ nombre, mensaje }) => mensaje === reason && !reason.includes(nombre));
    const names = inWords(
      unsaid.map(({ nombre }) => nombre),
      'y',
    );
    return names
      ? `${reason} ${unsaid.length === 1 ? 'No se agregó' : 'No se agregaron'}: ${names}.`
      : reason;
  });
}

const outcomeOf = (added: string[], refusals: string[]): string =>
  [`Se ${added.length === 1 ? 'agregó' : 'agregaron'} al carrito: ${inWords(added, 'y')}.`, ...refusals].join(
    ' ',
  );
