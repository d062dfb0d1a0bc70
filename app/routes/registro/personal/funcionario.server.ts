import * as address from '~/addresses';
import { mapErroresDe } from '~/registry/contract/formularios';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { type Conjunto, isConjunto } from '~/registry/domain/oficina';
import { idOf, notAvailable, orNotAvailable, orNull } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { again, type Parsed, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { FUNCIONARIO } from './asked';

type Args = RouteArgs & { params: { id?: string } };

/** Of who does not work there any more, or never did. */
const YA_NO_ESTA = {
  mensaje: 'Esa persona no entra a la oficina.',
  volver: address.personal(),
  intentar: 'Ver el personal',
};

/** Somebody of staff, by the number in the address. */
export async function loadFuncionario(args: Args) {
  const { oficina } = await atDesk(args, 'cambiarPersonal');
  const { personal } = await oficina.personal.listar();
  const id = idOf(args.params.id);
  const found = personal.find((each) => each.id === id);
  if (!found) throw notAvailable(YA_NO_ESTA);
  return found;
}

/** What was typed, with what is wrong with its reason: which sets those may be is the registry's to say. */
function read(form: FormData) {
  const typed = parseWithZod(form, { schema: schemaOf(FUNCIONARIO) });
  if (typed.status !== 'success') return { typed, refused: refuse(FUNCIONARIO, typed) };
  const { motivo } = typed.value;
  const reason = formularioMotivo.safeParse({ motivo });
  if (!reason.success)
    return {
      typed,
      refused: refuse(FUNCIONARIO, typed, { mensaje: '', mapErrores: mapErroresDe(reason.error) }),
    };
  return { typed, value: { motivo, conjuntos: typed.value.conjuntos.filter(isConjunto) } };
}

/** Gives them other sets; to leave them none, which nobody takes back here, is asked first. */
export async function cambiar(args: Args, submission: DeskSubmission) {
  const { typed, value, refused } = read(submission.form);
  if (refused) return refused;
  if (value.conjuntos.length === 0) return { ...again(typed), confirm: value.motivo };
  return save(args, submission, typed, value);
}

/** Ends their time at the desk. */
export async function quitar(args: Args, submission: DeskSubmission) {
  const { typed, value, refused } = read(submission.form);
  return refused ?? save(args, submission, typed, { ...value, conjuntos: [] });
}

/** Back to what was typed. */
export const corregir = async (_: Args, { form }: DeskSubmission) =>
  again(parseWithZod(form, { schema: schemaOf(FUNCIONARIO) }));

interface Asked {
  conjuntos: Conjunto[];
  motivo: string;
}

async function save(args: Args, { oficina, operacion }: DeskSubmission, typed: Parsed, asked: Asked) {
  const id = idOf(args.params.id);
  const answer = await orNotAvailable(oficina.personal.cambiar({ id, ...asked, operacion }));
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  if (rechazo) return refuse(FUNCIONARIO, typed, rechazo);
  // who took away their own way to the list has no list any more
  const yo = await orNull(oficina.personal.yo());
  return told(args, yo?.actos.includes('verPersonal') ? address.personal() : address.inicio(), answer);
}
