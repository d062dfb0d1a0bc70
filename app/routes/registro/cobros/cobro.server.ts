import * as address from '~/addresses';
import { DEVOLUCION } from '~/routes/registro/compras/asked';
import { devueltoSeen } from '~/routes/registro/compras/compra.server';
import { withAnswers, withReason } from '~/routes/registro/reason.server';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

type Args = RouteArgs & { params: { id?: string; persona?: string } };

/** The charge of the address, for who said why in the last half hour; else only its number. */
export async function loadCobro(args: Args) {
  const { oficina, yo } = await atDesk(args, 'verVentas');
  const found = await orNotAvailable(oficina.cobros.ver({ id: idOf(args.params.id) }));
  return { ...found, puedeDevolver: yo.actos.includes('devolver') };
}

/** The same, of which something is given back: seen before. */
export async function loadDevolucion(args: Args) {
  await atDesk(args, 'devolver');
  const { numero, cobro } = await loadCobro(args);
  if (!cobro) throw notAvailable();
  return { numero, cobro };
}

/** The last charges of the person of the address, for who said why. */
export async function loadPersona(args: Args) {
  const { oficina } = await atDesk(args, 'verVentas');
  return orNotAvailable(oficina.cobros.dePersona({ persona: idOf(args.params.persona) }));
}

/** Writes down why, and leads to what is seen then. */
export function mirarCobro(args: Args, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const id = idOf(args.params.id);
  return withReason(args, submission, address.cobroEnOficina(id), (motivo) =>
    oficina.cobros.mirar({ de: { clase: 'COBRO', id }, motivo, operacion }),
  );
}

/** The same of a person. */
export function mirarPersona(args: Args, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const id = idOf(args.params.persona);
  return withReason(args, submission, address.cobrosDePersona(id), (motivo) =>
    oficina.cobros.mirar({ de: { clase: 'PERSONA', id }, motivo, operacion }),
  );
}

/** Gives back a part of a charge, or all of it. */
export function devolver(args: Args, submission: DeskSubmission) {
  const { oficina, form, operacion } = submission;
  const id = idOf(args.params.id);
  return withAnswers(args, submission, {
    asked: DEVOLUCION,
    schema: schemaOf(DEVOLUCION),
    back: address.cobroEnOficina(id),
    ask: (typed) => oficina.cobros.devolver({ id, devuelto: devueltoSeen(form), ...typed, operacion }),
  });
}
