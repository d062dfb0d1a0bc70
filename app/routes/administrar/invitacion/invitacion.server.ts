import * as address from '~/addresses';
import { randomId } from '~/config.server';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { SignedVisit } from '~/session/guard.server';
import type { SignedSubmission } from '~/session/intents.server';
import type { RouteArgs } from '~/session/visit.server';

/** To the letter (spec 8). */
const INVALIDA = 'La invitación ya no es válida.';
const ERROR_AL_ACEPTAR = 'Error al aceptar la invitación.';

const codeIn = ({ request }: RouteArgs): string => new URL(request.url).searchParams.get('codigo') ?? '';

/** What the person is asked to be; `null` where the link is good for nothing, whatever the reason (spec 8). */
export async function loadInvitation(args: RouteArgs, { registry }: SignedVisit) {
  const codigoInvitacion = codeIn(args);
  const found = await registry.administracion.obtenerInvitacionPendiente({ codigoInvitacion });
  const refusal = rechazoDe(found);
  return {
    codigo: codigoInvitacion,
    invitacion: refusal ? null : found,
    failure: refusal ? refusal.mensaje || INVALIDA : null,
    operacion: randomId(),
  };
}

/** Becomes the contact and goes to the list of domains (spec 4). */
export async function aceptar(args: RouteArgs, { registry, operacion }: SignedSubmission) {
  const answer = await registry.administracion.aceptarInvitacionPendiente({
    codigoInvitacion: codeIn(args),
    operacion,
  });
  const refusal = rechazoDe(answer);
  if (!refusal) return done(args, address.misDominios(), { tipo: 'ok', texto: answer.mensajeRespuesta });
  const texto = `${ERROR_AL_ACEPTAR} ${refusal.mensaje}`.trim();
  return done(args, address.invitacion(codeIn(args)), { tipo: 'error', texto });
}

/** Says no and goes to the list of domains. */
export async function rechazar(args: RouteArgs, { registry, operacion }: SignedSubmission) {
  const answer = await registry.administracion.cancelarInvitacionPendiente({
    codigoInvitacion: codeIn(args),
    operacion,
  });
  const refusal = rechazoDe(answer);
  const aviso = refusal
    ? { tipo: 'error' as const, texto: refusal.mensaje || INVALIDA }
    : { tipo: 'ok' as const, texto: answer.mensajeRespuesta };
  return done(args, address.misDominios(), aviso);
}
