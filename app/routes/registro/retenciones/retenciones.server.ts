import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { formularioRetencion, formularioRetencionAl } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { efectosDe } from '~/registry/domain/retenciones';
import { withReason } from '~/routes/registro/reason.server';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { submissionOf } from '~/session/forms/submission.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { type RouteArgs, redirect, requestContext } from '~/session/request/request-context.server';
import { RETENCION } from './asked';

type Args = RouteArgs & { params: { nombre?: string } };

const DESDE = /^(\d{4}-\d{2}-\d{2})~(\d{1,9})$/;

/** A part of the holds that did not end; from its beginning where the address makes no sense. */
export async function loadList(args: RouteArgs) {
  const { oficina, yo } = await atDesk(args, 'verRetenciones');
  const [, revisar, id] = DESDE.exec(new URL(args.request.url).searchParams.get('desde') ?? '') ?? [];
  const desde = revisar === undefined ? undefined : { revisar, id: Number(id) };
  return {
    ...(await oficina.retenciones.listar({ desde })),
    isLater: desde !== undefined,
    busca: yo.actos.includes('buscar'),
  };
}

/** A confirmation carries what was chosen as the words of one field: here they are again as the form has them. */
function asChosen(form: FormData): FormData {
  const chosen = new FormData();
  for (const [name, value] of form)
    for (const each of name === 'efectos' ? String(value).split(' ') : [value]) chosen.append(name, each);
  return chosen;
}

const SE_PASO =
  'Pasó la media hora desde que dijo por qué mira este dominio. Diga el motivo otra vez: al volver a la página encontrará lo que escribió.';

/** To where it is said why the name is looked at; what was typed meanwhile is there where one comes back to it. */
async function leadToWhy(args: Args, nombre: string): Promise<Response> {
  const form = submissionOf(args.context);
  if (!form) return redirect(args, address.dominioEnOficina(nombre));
  const response = await done(args, address.dominioEnOficina(nombre), { tipo: 'aviso', texto: SE_PASO });
  const { session, path } = await requestContext(args);
  await session.keepDraft(path, asChosen(form));
  return response;
}

/** The name of the address with what was ever held of it; who did not say why they look at it is asked that first. */
export async function loadHeld(args: Args) {
  const { oficina } = await atDesk(args, 'verRetenciones');
  const nombreDominio = args.params.nombre ?? '';
  const { nombre, retenciones } = await orNotAvailable(oficina.retenciones.deDominio({ nombreDominio }));
  if (!retenciones) throw await leadToWhy(args, nombre);
  return { nombre, retenciones };
}

const retencionIn = ({ request }: Args) =>
  idOf(new URL(request.url).searchParams.get('retencion') ?? undefined);

/** A hold that is to be lifted, what is possible again without it, and what others go on keeping from happening. */
export async function loadLifted(args: Args) {
  const { nombre, retenciones } = await loadHeld(args);
  const id = retencionIn(args);
  const retencion = retenciones.find((each) => each.id === id);
  if (!retencion || retencion.fin) throw notAvailable();
  const otras = retenciones.filter((each) => each.rige && each.id !== id);
  const queda = efectosDe(otras);
  return {
    nombre,
    retencion,
    otras,
    queda,
    vuelve: retencion.efectos.filter((each) => !queda.includes(each)),
  };
}

/** What was typed, to be looked at once more before it is done. */
export async function revisar(_: Args, { form }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioRetencionAl(dayOf(now()).toString()) });
  return typed.status === 'success' ? { ...again(typed), confirm: typed.value } : refuse(RETENCION, typed);
}

/** Back to what was typed. */
export async function corregir(_: Args, { form }: DeskSubmission) {
  return again(parseWithZod(asChosen(form), { schema: formularioRetencion }));
}

/** Holds the name. */
export async function retener(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(asChosen(form), { schema: formularioRetencion });
  if (typed.status !== 'success') return refuse(RETENCION, typed);
  const nombreDominio = args.params.nombre ?? '';
  const answer = await orNotAvailable(
    oficina.retenciones.retener({ nombreDominio, ...typed.value, operacion }),
  );
  const rechazo = rechazoDe(answer);
  return rechazo
    ? refuse(RETENCION, typed, rechazo)
    : told(args, address.dominioEnOficina(nombreDominio), answer);
}

/** Ends a hold. */
export function levantar(args: Args, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const id = retencionIn(args);
  const nombreDominio = args.params.nombre ?? '';
  return withReason(args, submission, address.dominioEnOficina(nombreDominio), (motivo) =>
    oficina.retenciones.levantar({ nombreDominio, id, motivo, operacion }),
  );
}
