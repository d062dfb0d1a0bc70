import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** What each confirmation says before it is given, in the registry's words (spec 7, mensajes-acciones). */
export async function messagesOf(args: RouteArgs) {
  const { registry } = await signedIn(args);
  return registry.administracion.mensajesAcciones();
}
