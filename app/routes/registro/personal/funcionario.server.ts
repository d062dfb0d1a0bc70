import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { isConjunto } from '~/registry/domain/oficina';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { FUNCIONARIO } from './asked';

type Args = RouteArgs & { params: { id?: string } };

/** Somebody of staff, by the number in the address. */
export async function loadFuncionario(args: Args) {
  const { oficina } = await atDesk(args, 'cambiarPersonal');
  const { personal } = await oficina.personal.listar();
  const id = idOf(args.params.id);
  const found = personal.find((each) => each.id === id);
  if (!found) throw notAvailable();
  return found;
}

/** Gives them other sets. */
export async function cambiar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(FUNCIONARIO) });
  if (typed.status !== 'success') return refuse(FUNCIONARIO, typed);
  const id = idOf(args.params.id);
  const { motivo } = typed.value;
  const conjuntos = typed.value.conjuntos.filter(isConjunto);
  const answer = await orNotAvailable(oficina.personal.cambiar({ id, conjuntos, motivo, operacion }));
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  return rechazo ? refuse(FUNCIONARIO, typed, rechazo) : told(args, address.personal(), answer);
}
