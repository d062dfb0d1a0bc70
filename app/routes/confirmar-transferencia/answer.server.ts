import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { rechazoDe } from '~/registry/contract/rechazo';
import { aprobada, errorResponder } from '~/registry/domain/words/transferencias';
import { orNotAvailable, orNull } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { importingSignedIn } from '../transferir-dominio/enabled.server';

/** The request for a name of the person's that their address names; 'Información no disponible' without one. */
export async function requestFor(registry: Registry, dominio = '') {
  const { solicitud } = await orNotAvailable(registry.transferencia.solicitud({ dominio }));
  return solicitud;
}

interface Pedido {
  motivos: Record<string, string>;
  alojado: boolean;
}

/** Why the person may not do each thing with that name now, and whether it is hosted. Somebody else's, whom they only asked for it, is not theirs to answer. */
export async function pedidoDe(registry: Registry, nombreDominio: string): Promise<Pedido> {
  const info = await orNull(registry.administracion.informacion({ nombreDominio, conRegistros: false }));
  const ajena = 'Le toca responder a quien tiene el dominio ahora.';
  if (!info)
    return { motivos: { aprobarTransferencia: ajena, rechazarTransferencia: ajena }, alojado: false };
  return { motivos: info.motivos ?? {}, alojado: info.dominio.dominioBE.alojado };
}

/** The request that a dialog answers; who may not answer it so goes back and is told why. */
export async function requestToAnswer(
  args: RouteArgs & { params: { nombreDominio?: string } },
  accion: string,
) {
  const { registry } = await importingSignedIn(args);
  const solicitud = await requestFor(registry, args.params.nombreDominio);
  const { motivos, alojado } = await pedidoDe(registry, solicitud.dominio);
  const motivo = motivos[accion];
  if (motivo)
    throw await done(args, address.confirmarTransferencia(solicitud.dominio), {
      tipo: 'aviso',
      texto: motivo,
    });
  return { solicitud, operacion: randomId(), alojado };
}

/** Answers the other registrar; the form says which request it saw. */
const answer =
  (accion: 'aprobar' | 'rechazar') =>
  async (
    args: RouteArgs & { params: { nombreDominio?: string } },
    { registry, form, operacion }: Submission,
  ) => {
    const dominio = args.params.nombreDominio ?? '';
    const codigo = String(form.get('solicitud') ?? '');
    const outcome = await orNotAvailable(registry.transferencia[accion]({ dominio, codigo, operacion }));
    const refusal = rechazoDe(outcome);
    if (refusal) {
      // To the letter (spec 8), and why.
      const fallo = errorResponder(accion);
      const texto = `${fallo} ${refusal.mensaje}`.trim();
      return done(args, address.confirmarTransferencia(dominio), { tipo: 'error', texto });
    }
    if (accion === 'rechazar')
      return done(args, address.confirmarTransferencia(dominio), { tipo: 'ok', texto: outcome.message });
    // To the letter (spec 4), whatever the edge says or leaves out.
    const texto = aprobada(dominio);
    return done(args, address.misDominios(), { tipo: 'ok', texto });
  };

export const aprobar = answer('aprobar');
export const rechazar = answer('rechazar');
