import * as address from '~/addresses';
import { formularioReservado } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { withReason } from '~/routes/registro/reason.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { RESERVADO } from './asked';

const asked = ({ request }: RouteArgs, name: string): string =>
  new URL(request.url).searchParams.get(name) ?? '';

/** A part of the kept names, from where the address says. */
export async function loadList(args: RouteArgs) {
  const { oficina, yo } = await atDesk(args, 'verReservados');
  const desde = asked(args, 'desde');
  const cambia = yo.actos.includes('cambiarReservados');
  return { ...(await oficina.reservados.listar({ desde })), desde, cambia };
}

/** What would be said of the name that the address asks; nothing where it asks none. */
export async function loadTried(args: RouteArgs) {
  const { oficina } = await atDesk(args, 'verReservados');
  const nombre = asked(args, 'nombre');
  return { nombre, dicho: nombre.trim() === '' ? null : await oficina.reservados.probar({ nombre }) };
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
export async function guardar(args: RouteArgs, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioReservado });
  if (typed.status !== 'success') return refuse(RESERVADO, typed);
  const answer = await oficina.reservados.guardar({ ...typed.value, operacion });
  const rechazo = rechazoDe(answer);
  return rechazo
    ? refuse(RESERVADO, typed, rechazo)
    : told(args, address.reservados(typed.value.nombre), answer);
}

/** Keeps it no more. */
export const quitar = (args: RouteArgs, submission: DeskSubmission) =>
  withReason(args, submission, address.reservados(), (motivo) => {
    const { oficina, operacion } = submission;
    return oficina.reservados.quitar({ nombre: asked(args, 'de'), motivo, operacion });
  });
