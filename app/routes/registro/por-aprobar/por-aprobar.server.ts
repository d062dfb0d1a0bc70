import * as address from '~/addresses';
import { log } from '~/base/log.server';
import type { Id } from '~/registry/contract/ids';
import { mensajeDe, rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { subjectIn } from '../subject-parts';
import { RESPUESTA } from './asked';

type Args = RouteArgs & { params: { id?: string } };

/** Of one that is not there, or is for somebody with another permission. */
const NO_ESTA = {
  mensaje: 'No hay nada con ese número, o es para quien tiene otro permiso.',
  volver: address.porAprobarEnOficina(),
  intentar: 'Volver a lo que espera',
};

/** The act of the address, as who asks may see it. */
export async function loadActo(args: Args) {
  const { oficina, yo } = await atDesk(args, 'verPorAprobar');
  const found = await orNotAvailable(oficina.porAprobar.ver({ id: idOf(args.params.id) }), NO_ESTA);
  const { acto, nombreTomado } = found;
  return { ...found, over: subjectIn({ ...acto, nombreTomado, persona: null }, yo.actos) };
}

type Asked = { id: Id; motivo: string; operacion?: string };

/** An answer with its words, and what the registry makes of it. */
async function answered(
  args: Args,
  { form, operacion }: DeskSubmission,
  ask: (asked: Asked) => Promise<Sobre>,
) {
  const typed = parseWithZod(form, { schema: schemaOf(RESPUESTA) });
  if (typed.status !== 'success') return refuse(RESPUESTA, typed);
  const id = idOf(args.params.id);
  const answer = await orNotAvailable(ask({ id, motivo: typed.value.motivo, operacion }));
  const rechazo = rechazoDe(answer);
  if (rechazo) return refuse(RESPUESTA, typed, rechazo);
  return (await couldNotBeDone(args, mensajeDe(answer))) ?? told(args, address.actoPorAprobar(id), answer);
}

/** What was approved and not done is a failure, with what its approver can do about it: they have the permission. */
async function couldNotBeDone(args: Args, mensaje: string): Promise<Response | undefined> {
  const { acto, over } = await loadActo(args);
  if (acto.estado !== 'NO_SE_PUDO') return undefined;
  const [at] = over.flatMap(({ words, href }) => (href ? [{ href, texto: `Ir a ${words}` }] : []));
  return done(args, address.actoPorAprobar(acto.id), {
    tipo: 'error',
    texto: `${mensaje} Si todavía corresponde, pídalo usted, y lo aprueba otra persona.`,
    ...(at && { seguir: { ...at, kind: 'second' } }),
  });
}

const responder =
  (decision: 'APROBAR' | 'RECHAZAR' | 'RETIRAR') => (args: Args, submission: DeskSubmission) =>
    answered(args, submission, (asked) => submission.oficina.porAprobar.responder({ ...asked, decision }));

/** Has it done, as who asked for it. */
export const aprobar = responder('APROBAR');
/** Has it not done, with a reason. */
export const rechazar = responder('RECHAZAR');
/** Takes one's own back. */
export const retirar = responder('RETIRAR');

/** Does one's own at once: the log of the machine says so too, for whoever watches it. */
export const hacerASolas = (args: Args, submission: DeskSubmission) =>
  answered(args, submission, async (asked) => {
    const answer = await submission.oficina.porAprobar.hacerASolas(asked);
    if (!rechazoDe(answer))
      log.warn({ acto: asked.id }, 'somebody at the desk did alone what takes two people');
    return answer;
  });

/** Says what was found of what somebody did alone. */
export const revisar = (args: Args, submission: DeskSubmission) =>
  answered(args, submission, (asked) => submission.oficina.porAprobar.revisar(asked));
