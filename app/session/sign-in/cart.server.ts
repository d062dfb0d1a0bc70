import { RegistryFailure } from '~/registry/client.server';
import { type Registry, type RouteArgs, renewRequestContext } from '../request/request-context.server';
import type { Session } from '../session.server';

/**
 * A cart filled before signing in becomes the person's, joined with the one they have, also from another device (spec 4).
 * The next page says what that did. A cart the registry does not give them is left behind.
 */
export async function associateCart(args: RouteArgs, session: Session): Promise<void> {
  const { plainRegistry } = renewRequestContext(args, session);
  const before = await session.read('uuidVenta');
  const joined = before ? await associate(plainRegistry, before) : undefined;
  if (joined === 'unanswered') return;
  const own = joined?.uuidVenta ?? (await openCart(plainRegistry));
  if (own) await session.write('uuidVenta', own);
  else if (before) await session.remove('uuidVenta');
  const texto = joined?.mensajeRespuesta;
  if (texto) await session.write('aviso', { tipo: await toneOf(plainRegistry), texto });
}

/** The registry answered: it does not give this cart to who signed in. */
const GIVEN_UP = new Set<RegistryFailure['kind']>(['sinIdentificar', 'autorizacion', 'noEncontrado']);

/** What the registry made of a cart; nothing where it is not theirs. Unanswered, it stays as it is until the next time. */
async function associate({ registro }: Registry, id: string) {
  try {
    const answer = await registro.asociarUsuarioVenta({ id });
    return answer.respuestaOK ? answer : undefined;
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return GIVEN_UP.has(error.kind) ? undefined : 'unanswered';
  }
}

/** That two carts became one is good news; that something of them did not fit asks for something. */
async function toneOf({ registro }: Registry) {
  try {
    return (await registro.apartados()).apartados.length > 0 ? 'aviso' : 'ok';
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return 'aviso';
  }
}

/** The cart they left open elsewhere. Signing in does without it. */
async function openCart({ registro }: Registry): Promise<string | null> {
  try {
    return (await registro.ventaUsuario()).uuidVenta;
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return null;
  }
}
