import { data } from '@remix-run/node';
import * as address from '~/addresses';
import { formularioReservado } from '~/registry/contract/oficina/formularios';
import { toULabels } from '~/registry/domain/labels';
import { cleanNombre } from '~/registry/domain/typed-name';
import { withAnswers, withReason } from '~/routes/registro/reason.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { PRUEBA, RESERVADO } from './asked';

const asked = ({ request }: RouteArgs, name: string): string =>
  new URL(request.url).searchParams.get(name) ?? '';

/** A part of the kept names, from where the address says. */
export async function loadList(args: RouteArgs) {
  const { oficina, yo } = await atDesk(args, 'verReservados');
  const desde = asked(args, 'desde');
  const cambia = yo.actos.includes('cambiarReservados');
  const listed = await oficina.reservados.listar({ desde });
  const buscado = toULabels(cleanNombre(desde));
  // the list goes on from where a name would be, which is not to say that it is there
  const falta = buscado !== '' && !listed.reservados[0]?.nombre.startsWith(buscado) ? buscado : null;
  return { ...listed, desde, falta, cambia };
}

/** What would be said of the name that the address asks; nothing where it asks none, refused where nothing was written. */
export async function loadTried(args: RouteArgs) {
  const { oficina } = await atDesk(args, 'verReservados');
  const { searchParams } = new URL(args.request.url);
  const nombre = asked(args, 'nombre');
  const tried = { nombre, dicho: null, refused: false, lastResult: null };
  if (!searchParams.has('nombre')) return data(tried);
  if (nombre.trim() !== '') return data({ ...tried, dicho: await oficina.reservados.probar({ nombre }) });
  const form = new FormData();
  form.set('nombre', nombre);
  const typed = parseWithZod(form, { schema: formularioReservado.pick({ nombre: true }) });
  const { data: answer, init } = refuse(PRUEBA, typed);
  return data({ ...tried, refused: true, lastResult: answer.lastResult }, init ?? undefined);
}

/** The kept name that the address says. */
export async function loadOne(args: RouteArgs) {
  const { oficina } = await atDesk(args, 'cambiarReservados');
  return orNotAvailable(oficina.reservados.ver({ nombre: asked(args, 'de') }));
}

/** The one that is changed; null where the address says none, and another is to be kept. */
export async function loadChanged(args: RouteArgs) {
  await atDesk(args, 'cambiarReservados');
  return asked(args, 'de') === '' ? null : (await loadOne(args)).reservado;
}

/** Keeps a name. */
export const guardar = (args: RouteArgs, submission: DeskSubmission) =>
  withAnswers(args, submission, {
    asked: RESERVADO,
    schema: formularioReservado,
    back: ({ nombre }) => address.reservados(nombre),
    ask: (typed) => submission.oficina.reservados.guardar({ ...typed, operacion: submission.operacion }),
  });

/** Keeps it no more. */
export const quitar = (args: RouteArgs, submission: DeskSubmission) =>
  withReason(args, submission, address.reservados(), (motivo) => {
    const { oficina, operacion } = submission;
    return oficina.reservados.quitar({ nombre: asked(args, 'de'), motivo, operacion });
  });
