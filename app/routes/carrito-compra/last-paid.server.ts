import type { Movimiento } from '~/registry/contract/carrito';
import { orWithout } from '~/session/failures/optional-part.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';

/** How far back it is looked for: charges that are no purchase are among them. */
const LATEST = 50;

/** The account of the person's last purchase, as their list of them names it; null where there is none, or no such list. */
export async function lastPaid(args: RouteArgs, context: RequestContext): Promise<Movimiento['cuenta']> {
  const found = await orWithout(args, context, 'carrito.compras', ({ carrito }) =>
    carrito.compras({ cantidad: LATEST }),
  );
  return found?.compras.find(({ tipo, cuenta }) => tipo === 'COMPRA' && cuenta)?.cuenta ?? null;
}
