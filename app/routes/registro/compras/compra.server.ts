import * as address from '~/addresses';
import { withAnswers } from '~/routes/registro/reason.server';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { DEVOLUCION } from './asked';

type Args = RouteArgs & { params: { referencia?: string } };

/** The purchase of the address. */
export async function loadCompra(args: Args) {
  const { oficina, yo } = await atDesk(args, 'verVentas');
  const referencia = args.params.referencia ?? '';
  const venta = await orNotAvailable(oficina.ventas.ver({ referencia }));
  return { ...venta, puedeDevolver: yo.actos.includes('devolver') };
}

const lineaDe = ({ request }: Args) => idOf(new URL(request.url).searchParams.get('linea') ?? undefined);

/** The line of the address, of which something is left to give back. */
export async function loadLinea(args: Args) {
  await atDesk(args, 'devolver');
  const { referencia, lineas } = await loadCompra(args);
  const id = lineaDe(args);
  const linea = lineas.find((each) => each.id === id);
  if (!linea) throw notAvailable();
  return { referencia, linea };
}

/** What had been given back where the form was made. */
export const devueltoSeen = (form: FormData): number => {
  const seen = Number(form.get('devuelto'));
  return Number.isSafeInteger(seen) && seen >= 0 ? seen : 0;
};

/** Gives back a part of a line, or all of it. */
export function devolver(args: Args, submission: DeskSubmission) {
  const { oficina, form, operacion } = submission;
  const referencia = args.params.referencia ?? '';
  return withAnswers(args, submission, {
    asked: DEVOLUCION,
    schema: schemaOf(DEVOLUCION),
    back: address.compraEnOficina(referencia),
    ask: (typed) =>
      oficina.ventas.devolver({
        referencia,
        linea: lineaDe(args),
        devuelto: devueltoSeen(form),
        ...typed,
        operacion,
      }),
  });
}
