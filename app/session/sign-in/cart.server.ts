import { RegistryFailure } from '~/registry/client.server';
import type { Session } from '../session.server';
import { type RouteArgs, visitAgain } from '../visit.server';

/** A cart filled before signing in becomes the person's (spec 4); a cart the registry does not give them is dropped. */
export async function associateCart(args: RouteArgs, session: Session): Promise<void> {
  const { plainRegistry } = visitAgain(args, session);
  const uuid = await session.read('uuidVenta');
  if (!uuid) return;
  try {
    const { respuestaOK, uuidVenta } = await plainRegistry.registro.asociarUsuarioVenta({ id: uuid });
    if (respuestaOK && uuidVenta) await session.write('uuidVenta', uuidVenta);
    else await session.remove('uuidVenta');
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    if (error.kind === 'autorizacion' || error.kind === 'noEncontrado') await session.remove('uuidVenta');
  }
}
