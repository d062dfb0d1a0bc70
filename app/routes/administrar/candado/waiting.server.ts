import * as address from '~/addresses';
import type { Rechazado } from '~/registry/contract/rechazo';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** The way to the change of a locked name that waits. */
export const waitingAt = (nombre: string) => ({
  href: address.candadoDe(nombre),
  texto: 'Ver el cambio que espera',
  kind: 'second' as const,
});

/** Leads on where a change of a locked name was asked for and waits now: it is told as what it is, with the way to it. */
export async function leadOnWhereItWaits(
  args: RouteArgs,
  to: string,
  nombre: string,
  { codigo, mensaje }: Pick<Rechazado, 'codigo' | 'mensaje'>,
): Promise<void> {
  if (codigo !== 'POR_APROBAR') return;
  throw await done(args, to, { tipo: 'aviso', texto: mensaje, seguir: waitingAt(nombre) });
}

const DECISIONES = { aprobar: 'APROBAR', rechazar: 'RECHAZAR', retirar: 'RETIRAR' } as const;

/** Answers a change that waits, or takes it back; what became of it is said on `to`. */
export const decidir =
  (como: keyof typeof DECISIONES, to: (args: RouteArgs) => string) =>
  async (args: RouteArgs, { registry, argumento, operacion }: SignedSubmission) => {
    const asked = { id: idOf(argumento), decision: DECISIONES[como], operacion };
    return told(args, to(args), await orNotAvailable(registry.candado.responder(asked)));
  };
