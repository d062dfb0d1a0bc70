import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { formularioConDocumento, formularioCorregirTitular } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import type { ActoSobreUnNombre } from '~/registry/domain/actos-del-registro';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import { keepTyped, withAnswers } from '~/routes/registro/reason.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import { CORRECCION, DOCUMENTO } from './asked';

type Args = RouteArgs & { params: { nombre?: string } };

const ACTOS: Record<ActoSobreUnNombre, ActoDeOficina> = {
  liberar: 'liberarDominio',
  devolver: 'devolverDominio',
  corregir: 'corregirTitular',
};

/** The name of the address, for an act that may be done with it now; else one is led to the name, which says why not, or asks first why one looks. */
export async function loadFor(args: Args, acto: ActoSobreUnNombre) {
  const { oficina } = await atDesk(args, ACTOS[acto]);
  const nombreDominio = args.params.nombre ?? '';
  const { nombre, dominio } = await orNotAvailable(oficina.titularidad.deDominio({ nombreDominio }));
  const how = dominio?.actos.find((each) => each.acto === acto);
  if (!dominio || !how || how.impide !== null || dominio.espera !== null)
    throw redirect(args, address.dominioEnOficina(nombre));
  return { nombre, dominio, sinOrden: how.sinOrden, hoy: dayOf(now()).toString() };
}

/** The name as it was seen where the form was made. */
function seenIn({ params }: Args, { form, operacion }: DeskSubmission) {
  const visto = form.get('visto');
  return { nombreDominio: params.nombre ?? '', visto: typeof visto === 'string' ? visto : '', operacion };
}

/** Told where the name is; there it says too why not, where it stands otherwise by now. */
const atName = ({ params }: Args) => ({
  back: address.dominioEnOficina(params.nombre ?? ''),
  mayBeGone: true as const,
});

/** Frees a name. */
export const liberar = (args: Args, submission: DeskSubmission) =>
  withAnswers(args, submission, {
    ...atName(args),
    asked: DOCUMENTO,
    schema: formularioConDocumento,
    ask: (typed) => submission.oficina.titularidad.liberar({ ...typed, ...seenIn(args, submission) }),
  });

/** Gives it back to who had it. */
export const devolver = (args: Args, submission: DeskSubmission) =>
  withAnswers(args, submission, {
    ...atName(args),
    asked: DOCUMENTO,
    schema: formularioConDocumento,
    ask: (typed) => submission.oficina.titularidad.devolver({ ...typed, ...seenIn(args, submission) }),
  });

/** Who would get the name, to be looked at before it is asked for. */
export async function revisar(args: Args, submission: DeskSubmission) {
  const { oficina, form } = submission;
  const typed = parseWithZod(form, { schema: formularioCorregirTitular });
  if (typed.status !== 'success') return refuse(CORRECCION, typed);
  const answer = await orNotAvailable(
    oficina.titularidad.recibe({ ...typed.value, ...seenIn(args, submission) }),
  );
  const rechazo = rechazoDe(answer);
  // it stands otherwise than it was seen: told where the name is
  if (rechazo?.codigo === 'ESTADO') {
    const response = await told(args, atName(args).back, answer);
    await keepTyped(args, form);
    return response;
  }
  const { recibe } = answer;
  if (rechazo || !recibe) return refuse(CORRECCION, typed, rechazo ?? undefined);
  return { ...again(typed), confirm: { typed: typed.value, recibe } };
}

/** Back to what was typed. */
export async function corregir(_: Args, { form }: DeskSubmission) {
  return again(parseWithZod(form, { schema: formularioCorregirTitular }));
}

/** Gives it to whose it is. */
export const pedir = (args: Args, submission: DeskSubmission) =>
  withAnswers(args, submission, {
    ...atName(args),
    asked: CORRECCION,
    schema: formularioCorregirTitular,
    ask: (typed) => submission.oficina.titularidad.corregir({ ...typed, ...seenIn(args, submission) }),
  });
