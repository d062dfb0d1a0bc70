import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { rechazoDe } from '~/registry/contract/rechazo';
import { ERROR_ACEPTAR, INVITACION_INVALIDA } from '~/registry/domain/words/invitaciones';
import { done, told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { SignedContext } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';

const codeIn = ({ request }: RouteArgs): string => new URL(request.url).searchParams.get('codigo') ?? '';

/** What the person is asked to be; `null` where the link is good for nothing, whatever the reason (spec 8), but that they accepted it. */
export async function loadInvitation(args: RouteArgs, { registry }: SignedContext) {
  const codigoInvitacion = codeIn(args);
  const found = await registry.administracion.obtenerInvitacionPendiente({ codigoInvitacion });
  const refusal = rechazoDe(found);
  return {
    codigo: codigoInvitacion,
    invitacion: refusal ? null : found,
    aceptada: found.yaAceptada
      ? { nombreDominio: found.nombreDominio, tipoContacto: found.tipoContacto }
      : null,
    failure: refusal ? refusal.mensaje || INVITACION_INVALIDA : null,
    operacion: randomId(),
  };
}

/** Becomes the contact and goes to the list of domains (spec 4). */
export async function aceptar(args: RouteArgs, { registry, form, operacion }: SignedSubmission) {
  const answer = await registry.administracion.aceptarInvitacionPendiente({
    codigoInvitacion: codeIn(args),
    operacion,
  });
  const refusal = rechazoDe(answer);
  if (!refusal) {
    const dominio = form.get('dominio');
    const seguir =
      typeof dominio === 'string'
        ? ({ href: address.verDominio(dominio), texto: `Ver ${dominio}`, kind: 'second' } as const)
        : undefined;
    return done(args, address.misDominios(), { tipo: 'ok', texto: answer.mensajeRespuesta, seguir });
  }
  if (refusal.codigo === 'POR_APROBAR')
    return done(args, address.misDominios(), { tipo: 'aviso', texto: refusal.mensaje });
  const texto = `${ERROR_ACEPTAR} ${refusal.mensaje}`.trim();
  return done(args, address.invitacion(codeIn(args)), { tipo: 'error', texto });
}

/** Says no and goes to the list of domains. */
export async function rechazar(args: RouteArgs, { registry, operacion }: SignedSubmission) {
  const answer = await registry.administracion.cancelarInvitacionPendiente({
    codigoInvitacion: codeIn(args),
    operacion,
  });
  return told(args, address.misDominios(), answer, { fallo: (mensaje) => mensaje || INVITACION_INVALIDA });
}
