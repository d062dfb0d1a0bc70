import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** What each confirmation says before it is given, in the registry's words (spec 7, mensajes-acciones). */
export async function messagesOf(args: RouteArgs) {
  const { registry } = await signedIn(args);
  return registry.administracion.mensajesAcciones();
}

/** What is deleted already works no more, and loses only the days in which it could be had back. */
export const YA_ELIMINADO =
  'Queda libre en el momento: ya no podrá recuperarlo, y cualquier persona lo puede registrar desde entonces.';
