import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
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
const devueltoSeen = (form: FormData): number => {
  const seen = Number(form.get('devuelto'));
  return Number.isSafeInteger(seen) && seen >= 0 ? seen : 0;
};

/** Gives back a part of a line, or all of it. */
export async function devolver(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(DEVOLUCION) });
  if (typed.status !== 'success') return refuse(DEVOLUCION, typed);
  const referencia = args.params.referencia ?? '';
  const answer = await orNotAvailable(
    oficina.ventas.devolver({
      referencia,
      linea: lineaDe(args),
      devuelto: devueltoSeen(form),
      ...typed.value,
      operacion,
    }),
  );
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  return rechazo
    ? refuse(DEVOLUCION, typed, rechazo)
    : told(args, address.compraEnOficina(referencia), answer);
}
