import * as address from '~/addresses';
import { formularioPedido } from '~/registry/contract/oficina/formularios';
import { mensajeDe, rechazoDe } from '~/registry/contract/rechazo';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import { PEDIDO } from './asked';

/** The box, with the number of the address where it says one. */
export async function loadSearch(args: RouteArgs) {
  await atDesk(args, 'verPedidos');
  const numero = new URL(args.request.url).searchParams.get('numero') ?? '';
  return { numero: numero.slice(0, 40), constraint: constraintOf(formularioPedido) };
}

/** Looks for a request, which is written down, and leads to what is known of it. */
export async function buscar(args: RouteArgs, { oficina, form }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioPedido });
  if (typed.status !== 'success') return refuse(PEDIDO, typed);
  const answer = await oficina.pedidos.buscar(typed.value);
  const rechazo = rechazoDe(answer);
  if (rechazo) return refuse(PEDIDO, typed, rechazo);
  // what was typed may well be a number: that there is nothing with it is an answer, and no mistake of the field
  if (!answer.referencia) return { ...again(typed), buscado: typed.value.numero, noHay: mensajeDe(answer) };
  throw redirect(args, address.pedido(answer.referencia));
}

type Args = RouteArgs & { params: { numero?: string } };

/** What became of the request of the address; who did not look for it is led to the box. */
export async function loadPedido(args: Args) {
  const { oficina } = await atDesk(args, 'verPedidos');
  const referencia = args.params.numero ?? '';
  const { pedido } = await orNotAvailable(oficina.pedidos.ver({ referencia }));
  if (!pedido) throw redirect(args, address.pedidos(referencia));
  return pedido;
}
