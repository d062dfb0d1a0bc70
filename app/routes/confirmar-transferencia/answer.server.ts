import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { orNotAvailable } from '~/session/not-available.server';
import type { Registry, RouteArgs } from '~/session/visit.server';

/** The request for a name of the person's that their address names; 'Información no disponible' without one. */
export async function requestFor(registry: Registry, dominio = '') {
  const { solicitud } = await orNotAvailable(registry.transferencia.solicitud({ dominio }));
  return solicitud;
}

/** Answers the other registrar; the form says which request it saw. */
const answer =
  (accion: 'aprobar' | 'rechazar') =>
  async (args: RouteArgs & { params: { nombreDominio?: string } }, { registry, form }: Submission) => {
    const dominio = args.params.nombreDominio ?? '';
    const codigo = String(form.get('solicitud') ?? '');
    const outcome = await orNotAvailable(registry.transferencia[accion]({ dominio, codigo }));
    const refusal = rechazoDe(outcome);
    if (refusal) {
      // To the letter (spec 8), and why.
      const fallo = `Ocurrió un error al ${accion} la transferencia. Por favor, inténtelo nuevamente.`;
      const texto = `${fallo} ${refusal.mensaje}`.trim();
      return done(args, address.confirmarTransferencia(dominio), { tipo: 'error', texto });
    }
    if (accion === 'rechazar')
      return done(args, address.confirmarTransferencia(dominio), { tipo: 'ok', texto: outcome.message });
    // To the letter (spec 4), whatever the edge says or leaves out.
    const texto = `Se aprobó la Transferencia del dominio ${dominio}`;
    return done(args, address.misDominios(), { tipo: 'ok', texto });
  };

export const aprobar = answer('aprobar');
export const rechazar = answer('rechazar');
